import { Refusal } from './refusal.ts';

/** RFC 9112, 3.2: a request with a malformed Host must be rejected. An empty Host is allowed. */
export function checkHost(host: string | undefined): void {
  if (!host) return;
  if (/[\s/?#@\\]/.test(host) || !URL.canParse(`http://${host}`))
    throw new Refusal(400, 'The Host header is not a host name with an optional port.');
}
