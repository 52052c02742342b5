import { createHash } from 'node:crypto';
import { CODE, readParts } from './parts.ts';

const LENGTH = 12; // hex digits; enough for the versions of one page

/** Names of the API, of products and placeholders: the same in every language. */
const IDENTIFIER = /%?[\w.]*(?:[a-z\d][A-Z]|\w_\w)[\w.]*\w%?/g;

/**
 * The version of an English page that a translation follows: a hash of its words only. Changes to code, JSON, tags,
 * link targets, ids or identifiers need no translator, and the consistency tests cover them.
 */
export function sourceHash(mdx: string): string {
  return createHash('sha256').update(textToTranslate(mdx)).digest('hex').slice(0, LENGTH);
}

export function textToTranslate(mdx: string): string {
  const { front, prose } = readParts(mdx);
  return [front.title, front.description, front.sidebar_label, prose]
    .filter((text) => text !== undefined)
    .map((text) => String(text).replaceAll(CODE, ' ').replace(IDENTIFIER, ' ').replace(/\s+/g, ' ').trim())
    .join('\n');
}
