import { isObject } from './draft';

/** Maximum length of the hash. Chat programs cut longer addresses, and some servers reject them. */
export const MAX_LINK_LENGTH = 4000;
const START = '#try=';

export interface Shared {
  variant?: string;
  /** The request body without the key. */
  body: unknown;
}

/** `#try=RecaptchaV2Task.eyJ…`: a hash is never sent to a server. */
export function linkHash(name: string, shared: Shared): string {
  return `${START}${name}.${toBase64Url(JSON.stringify(shared))}`;
}

/** The name in a link, such as `RecaptchaV2Task`; undefined if the hash is not such a link. */
export function nameInHash(hash: string): string | undefined {
  return hash.startsWith(START) ? hash.slice(START.length).split('.')[0] : undefined;
}

/** Undefined if the link is damaged. */
export function readHash(hash: string): Shared | undefined {
  if (hash.length > MAX_LINK_LENGTH) return undefined;
  try {
    const shared: unknown = JSON.parse(fromBase64Url(hash.slice(hash.indexOf('.') + 1)));
    if (!isObject(shared) || !isObject(shared.body)) return undefined;
    const { variant, body } = shared;
    return typeof variant === 'string' ? { variant, body } : { body };
  } catch {
    return undefined;
  }
}

function toBase64Url(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(binary, (char) => char.charCodeAt(0)),
  );
}
