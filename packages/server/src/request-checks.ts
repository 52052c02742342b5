import type { IncomingMessage } from 'node:http';
import { HttpError } from '@docs/search';
import { MAX_HEADER_VALUE_LENGTH, MAX_HEADERS, MAX_URL_LENGTH } from './limits.ts';

/** Headers that this server or one of its libraries reads. */
const READ_HEADERS =
  /^(accept.*|access-control-.*|content-.*|expect|host|if-none-match|mcp-.*|origin|x-forwarded-.*)$/;
const MAX_HOST_LENGTH = 255;

/** Rejects requests that would be expensive or ambiguous, before anything parses their headers. */
export function checkRequest({ url = '', headers, rawHeaders, httpVersion }: IncomingMessage): void {
  if (url.length > MAX_URL_LENGTH)
    throw new HttpError(414, `The address is longer than ${MAX_URL_LENGTH} characters.`);
  if (rawHeaders.length / 2 > MAX_HEADERS)
    throw new HttpError(431, `The request has more than ${MAX_HEADERS} headers.`);
  for (const [name, value = ''] of Object.entries(headers))
    if (value.length > MAX_HEADER_VALUE_LENGTH && READ_HEADERS.test(name))
      throw new HttpError(431, `The header ${name} is longer than ${MAX_HEADER_VALUE_LENGTH} characters.`);
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue')
    throw new HttpError(417, 'The only expectation that is met is 100-continue.');
  // RFC 9112, 3.2: a request with no Host, several or a malformed one must be rejected. An empty Host is allowed.
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length;
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1'))
    throw new HttpError(400, 'The request must have one Host header.');
  if (!isHost(headers.host ?? ''))
    throw new HttpError(400, 'The Host header is not a host name with an optional port.');
}

function isHost(host: string): boolean {
  if (host === '') return true;
  return host.length <= MAX_HOST_LENGTH && !/[\s/?#@\\]/.test(host) && URL.canParse(`http://${host}`);
}

/**
 * The address for the router. `GET http://docs.example/page`, as clients of a proxy send it, is a request for `/page`. The
 * percent signs of an address that cannot be decoded count as text, so that it is not found like any other.
 */
export function readableAddress({ url = '/' }: IncomingMessage): string {
  const rest = url.replace(/^https?:\/\/[^/?#]*/i, '');
  const address = rest === url || rest.startsWith('/') ? rest : `/${rest}`;
  try {
    decodeURIComponent(address.replace(/\?.*$/s, ''));
    return address;
  } catch {
    return address.replaceAll('%', '%25');
  }
}
