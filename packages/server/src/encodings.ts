import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

/** The compressed forms that the client takes. Weights between them are ignored: the smaller one is sent. */
export function acceptedEncodings(request: IncomingMessage): string[] {
  return new Negotiator(request).encodings(['br', 'gzip']);
}
