import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { MAX_HEADER_BYTES } from './limits.ts';

/**
 * Responds to data that Node's HTTP parser rejects before there is a request. These responses bypass Fastify, so the
 * security headers are written here.
 */
export function answerParserError(
  error: NodeJS.ErrnoException,
  socket: Socket,
  securityHeaders: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, sentence] = ANSWERS[error.code ?? ''] ?? [400, 'The request is not well-formed HTTP.'];
  const body = `${sentence}\n`;
  const headers = {
    ...securityHeaders,
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}`;
  // Not destroyed at once: the hooks of a request whose body is malformed still read the client's address.
  socket.end(`${head}\r\n${body}`, () => socket.destroy());
}

const ANSWERS: Record<string, [status: number, sentence: string]> = {
  HPE_HEADER_OVERFLOW: [431, `The request headers are larger than ${MAX_HEADER_BYTES} bytes.`],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time.'],
};
