import { normalise } from '../analysis/normalise.ts';
import type { SearchRecord } from '../record.ts';

/** A heading, row or sentence on this many pages says nothing about any one of them. */
const MANY_PAGES = 4;

/** The records whose own heading or text is repeated on many pages, such as "Proxy" or the row of `proxyType`. */
export function boilerplate(records: readonly SearchRecord[]): Set<number> {
  const pages = new Map<string, Set<string>>();
  const keys = records.map((record) => {
    const text = record.type === 'content' ? record.content : record.hierarchy[record.type];
    return text && record.type !== 'lvl1' ? `${record.type} ${normalise(text)}` : null;
  });
  records.forEach((record, number) => {
    const key = keys[number];
    if (!key) return;
    const known = pages.get(key) ?? new Set();
    pages.set(key, known.add(record.url_without_anchor));
  });
  const repeated = new Set<number>();
  keys.forEach((key, number) => {
    if (key && (pages.get(key)?.size ?? 0) >= MANY_PAGES) repeated.add(number);
  });
  return repeated;
}
