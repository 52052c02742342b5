import type { EmbedCode } from './types.ts';

/** Bounds that no page reaches: parsers take a time that grows with the square of open elements and of attributes. */
const MAX_TAGS = 500;
const MAX_TAG_LENGTH = 10_000;
/** Of those whose address is the image itself. */
const MAX_IMAGES = 20;
/** Tags of data, and tags that turn what follows into text. */
const OTHERS =
  /^(script|style|link|meta|title|textarea|xmp|iframe|noembed|noframes|noscript|plaintext|template|html|head|body)$/i;
const SECRETS = ['secret', 'private-?key', 'captcha-key'];

/**
 * The start tags that an entry can match, as HTML: each element by itself, because their places in the page do not matter.
 * A parser gets these only, so its time is bounded whatever is pasted.
 */
export function captchaTags(text: string, entries: EmbedCode[]): string {
  const words = entries.flatMap(({ element: { class: name, tagPart, named } = {} }) => [
    name,
    tagPart,
    named,
  ]);
  const marks = new RegExp(['<', ...new Set(words.filter(Boolean)), ...SECRETS].join('|'), 'gi');
  const tags: string[] = [];
  let images = 0;
  let open = -1;
  for (const { 0: mark, index } of text.matchAll(marks)) {
    if (mark === '<') open = index;
    if (mark === '<' || open < 0) continue;
    const [, name = ''] = /^<([a-z][\w.:-]{0,60})/i.exec(text.slice(open, open + 70)) ?? [];
    const start = open;
    open = -1; // each tag once
    if (!name || OTHERS.test(name)) continue;
    const isImage = name.toLowerCase() === 'img' && images < MAX_IMAGES;
    if (isImage) images++;
    const end = endOfTag(text, start, isImage ? text.length : Math.min(text.length, start + MAX_TAG_LENGTH));
    if (end > index) tags.push(`${text.slice(start, end)}></${name}>`);
    if (tags.length === MAX_TAGS) break;
  }
  return tags.join('\n');
}

/** The position of the `>` that ends the tag: not one in a quoted value. If there is none, -1. */
function endOfTag(text: string, open: number, limit: number): number {
  let quote = '';
  for (let at = open + 1; at < limit; at++) {
    const char = text.charAt(at);
    if (quote) quote = char === quote ? '' : quote;
    else if (char === '>') return at;
    else if (char === '<')
      return -1; // the next tag, so that no text is read once per tag
    else if ((char === '"' || char === "'") && /[=\s]/.test(text.charAt(at - 1))) quote = char;
  }
  return -1;
}
