import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding } from '../encodings.ts';

/** Shorter bodies fit in one packet uncompressed. */
const MIN_BYTES = 1024;

export function encode(text: string, encoding: Encoding): { body: Uint8Array; encoding: Encoding } {
  const body = Buffer.from(text);
  if (encoding === 'identity' || body.length < MIN_BYTES) return { body, encoding: 'identity' };
  if (encoding === 'gzip') return { body: gzipSync(body, { level: 1 }), encoding };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return { body: brotliCompressSync(body, { params }), encoding };
}
