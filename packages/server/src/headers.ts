import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from './operator-error.ts';

/** On every answer, whoever made it. The build's own headers come on top and win. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

/** Only over TLS, that is behind a trusted proxy that ends it: on plain HTTP browsers ignore it. */
export const STRICT_TRANSPORT = { 'strict-transport-security': 'max-age=31536000' } as const;

/** `.headers.json`: what the build computed, such as a policy with the hashes of the inline scripts it wrote. */
export async function readDocumentHeaders(dir: string): Promise<Record<string, string>> {
  const source = join(dir, '.headers.json');
  if (!existsSync(source)) return {};
  try {
    const { headers } = JSON.parse(await readFile(source, 'utf8'));
    const entries = Object.entries(headers as object).map(
      ([name, value]) => [name.toLowerCase(), value] as const,
    );
    if (entries.every(([, value]) => typeof value === 'string')) return Object.fromEntries(entries);
  } catch {}
  throw new OperatorError(`${source} is not a set of headers: run "npm run build" again.`);
}
