import { createPolicy } from '../trusted-types';

/**
 * The policy for code that knows nothing of trusted types, the framework's and the bundler's: scripts come from our own
 * origin, what is written as HTML (data blocks in the head, the copyright line) holds no tag, and data blocks hold JSON.
 */
export function guardSinks(): void {
  createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
    createScript: (text) => JSON.parse(text) && text,
    createScriptURL: (address) => (new URL(address, origin).origin === origin ? address : null),
  });
}
