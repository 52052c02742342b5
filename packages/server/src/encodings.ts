import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest one that the client accepts. Its weights are ignored. */
export function encodingFor(request: IncomingMessage): Encoding {
  const accepted = new Negotiator(request).encodings(['br', 'gzip']);
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
}
