import { normalize } from '../analysis/normalize.ts';
import type { SearchRecord } from '../record.ts';

/** A heading, row or sentence on this many pages says nothing specific about any of them. */
const MANY_PAGES = 4;
const HEADINGS = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/**
 * For each record: 1 if its own heading or text is repeated on many pages, such as "Proxy" or the row of `proxyType`; 2
 * if it is text under such a heading, because the heading says nothing about the text either; otherwise 0.
 */
export function boilerplate(records: readonly SearchRecord[]): Uint8Array {
  const pages = new Map<string, Set<string>>();
  const keys = records.map((record) => {
    const key = keyOf(record, record.type);
    if (key) pages.set(key, (pages.get(key) ?? new Set()).add(record.url_without_anchor));
    return key;
  });
  const isRepeated = (key: string | null) => (pages.get(key ?? '')?.size ?? 0) >= MANY_PAGES;
  return Uint8Array.from(records, (record, number) => {
    if (isRepeated(keys[number] ?? null)) return 1;
    const heading = HEADINGS.findLast((level) => record.hierarchy[level]);
    return record.type === 'content' && heading && isRepeated(keyOf(record, heading)) ? 2 : 0;
  });
}

function keyOf({ content, hierarchy }: SearchRecord, type: SearchRecord['type']): string | null {
  const text = type === 'content' ? content : hierarchy[type];
  return text && type !== 'lvl1' ? `${type} ${normalize(text)}` : null;
}
