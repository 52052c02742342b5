import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as site from '@docs/site/headers';
import { OperatorError } from '@docs/site/variables';

/** Sent with every response. The build's headers override them, because they include the configured third parties. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = lowerCased(site.securityHeaders());

/** Only over TLS, which means behind a trusted proxy that terminates it. On plain HTTP, browsers ignore this header. */
export const STRICT_TRANSPORT = { 'strict-transport-security': site.STRICT_TRANSPORT } as const;

/** `.headers.json`: headers from the build, such as a policy that names the configured third parties. */
export async function readDocumentHeaders(dir: string): Promise<Record<string, string>> {
  const source = join(dir, '.headers.json');
  if (!existsSync(source)) return {};
  try {
    const { headers } = JSON.parse(await readFile(source, 'utf8'));
    if (Object.values(headers as object).every((value) => typeof value === 'string'))
      return lowerCased(headers);
  } catch {}
  throw new OperatorError(`${source} is not a set of headers: run "npm run build" again.`);
}

function lowerCased(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
