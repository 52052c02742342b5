import { existsSync } from 'node:fs';
import { validateHeaderName, validateHeaderValue } from 'node:http';
import { join } from 'node:path';
import * as site from '@docs/site/headers';
import { OperatorError } from '@docs/site/variables';
import { readJson } from './json-file.ts';

/** Sent with every response. The build's headers override them, because they include the configured third parties. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = lowerCased(site.securityHeaders());

/** Only over TLS, which means behind a trusted proxy that terminates it. On plain HTTP, browsers ignore this header. */
export const STRICT_TRANSPORT = { 'strict-transport-security': site.STRICT_TRANSPORT } as const;

const FILE = '.headers.json';

/** `.headers.json`: headers from the build, such as a policy that names the configured third parties. */
export async function readDocumentHeaders(dir: string): Promise<Record<string, string>> {
  if (!existsSync(join(dir, FILE))) return {};
  const { headers } = await readJson<{ headers: unknown }>(dir, FILE);
  try {
    for (const [name, value] of Object.entries(headers as Record<string, unknown>)) {
      if (typeof value !== 'string') throw new TypeError(`${name} is not text`);
      // Otherwise every response would fail.
      validateHeaderName(name);
      validateHeaderValue(name, value);
    }
    return lowerCased(headers as Record<string, string>);
  } catch (error) {
    throw new OperatorError(
      `${FILE} is not a set of headers (${(error as Error).message}): run "npm run build" again.`,
    );
  }
}

function lowerCased(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
