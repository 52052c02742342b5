import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

/** The compression formats that the client accepts. Their weights are ignored: the smaller one is sent. */
export function acceptedEncodings(request: IncomingMessage): string[] {
  return new Negotiator(request).encodings(['br', 'gzip']);
}
