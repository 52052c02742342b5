import { Fragment, type ReactNode } from 'react';
import { CLOSING_MARK, OPENING_MARK } from './request';

/** The service's text: escaped HTML with marks around what matched. Only the marks become elements. */
export default function Marked({ text }: { text: string }): ReactNode {
  const [before = '', ...rest] = text.split(OPENING_MARK);
  return (
    <>
      {unescapeHtml(before)}
      {rest.map((part, index) => {
        const [match = '', ...after] = part.split(CLOSING_MARK);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other identity
          <Fragment key={index}>
            <mark>{unescapeHtml(match)}</mark>
            {unescapeHtml(after.join(''))}
          </Fragment>
        );
      })}
    </>
  );
}

/** The same text without its marks, for names and storage. */
export function plainText(text: string): string {
  return unescapeHtml(text.replaceAll(OPENING_MARK, '').replaceAll(CLOSING_MARK, ''));
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescapeHtml(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (entity, decimal, hex, name) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? entity;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}
