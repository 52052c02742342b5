import { normalize } from '../analysis/normalize.ts';
import type { SearchRecord } from '../record.ts';

/** A heading, row or sentence on this many pages says nothing specific about any of them. */
const MANY_PAGES = 4;
/** Fields are below the headings of sections. */
const FIELD = /^lvl[3-6]$/;
const HEADINGS = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/**
 * For each record: 1 if its own heading or text is repeated on many pages, such as "Proxy" or the row of `proxyType`; 2
 * if it is text under such a heading, because the heading says nothing about the text either; 3 if it is the row of a
 * field on the page that most pages link to, of all that have it; otherwise 0.
 */
export function boilerplate(records: readonly SearchRecord[]): Uint8Array {
  const pages = new Map<string, Set<string>>();
  const keys = records.map((record) => {
    const key = keyOf(record, record.type);
    if (key) pages.set(key, (pages.get(key) ?? new Set()).add(record.url_without_anchor));
    return key;
  });
  const titles = records.filter(({ type }) => type === 'lvl1');
  const links = new Map(titles.map(({ url_without_anchor: url, weight }) => [url, weight.links ?? 0]));
  const isRepeated = (key: string | null) => (pages.get(key ?? '')?.size ?? 0) >= MANY_PAGES;
  const mainPage = memoized((key: string) =>
    [...(pages.get(key) ?? [])].reduce((a, b) => ((links.get(b) ?? 0) > (links.get(a) ?? 0) ? b : a)),
  );
  return Uint8Array.from(records, (record, number) => {
    const key = keys[number] ?? null;
    if (key && isRepeated(key))
      return FIELD.test(record.type) && mainPage(key) === record.url_without_anchor ? 3 : 1;
    const heading = HEADINGS.findLast((level) => record.hierarchy[level]);
    return record.type === 'content' && heading && isRepeated(keyOf(record, heading)) ? 2 : 0;
  });
}

function memoized(compute: (key: string) => string): (key: string) => string {
  const known = new Map<string, string>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}

function keyOf({ content, hierarchy }: SearchRecord, type: SearchRecord['type']): string | null {
  const text = type === 'content' ? content : hierarchy[type];
  return text && type !== 'lvl1' ? `${type} ${normalize(text)}` : null;
}
