import { CLOSING_MARK, OPENING_MARK } from './constants';

export interface Part {
  text: string;
  marked: boolean;
}

/** Splits the service's text (escaped HTML with marks) into unescaped parts. Only marked parts can be empty. */
export function partsOf(text: string): Part[] {
  const [before = '', ...rest] = text.split(OPENING_MARK);
  const parts = [{ text: before, marked: false }];
  for (const one of rest) {
    const [match = '', ...after] = one.split(CLOSING_MARK);
    parts.push({ text: match, marked: true }, { text: after.join(''), marked: false });
  }
  return parts
    .filter(({ text, marked }) => marked || text !== '')
    .map((part) => ({ ...part, text: unescapeHtml(part.text) }));
}

/** The same text without its marks, for names and storage. */
export function plainText(text: string): string {
  return partsOf(text)
    .map((part) => part.text)
    .join('');
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescapeHtml(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (entity, decimal, hex, name) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? entity;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}
