import { buildIndex, type Locale, type SearchIndex, type SearchRecord } from '@docs/search';
import {
  GOLDEN_LISTS,
  type GoldenQuery,
  goldenQueries,
  pagePath,
} from '../../packages/search/golden/evaluate.ts';
import type { Site } from './corpus.ts';

/** Share of the queries whose first hit answers them, with the phrases of `website/search-phrases` and without. */
export interface PhraseShare {
  name: string;
  queries: number;
  with: number;
  without: number;
}

export interface PhraseEffect {
  classes: PhraseShare[];
  locales: PhraseShare[];
  /** By locale: queries that its own phrases alone decide, that those of other languages decide, and that they spoil. */
  decided: { locale: Locale; own: number; foreign: number; spoiled: number }[];
}

/** Our phrases and our queries may have been written by the same kind of author, so the difference is reported. */
export function phraseEffect(sites: readonly Site[]): PhraseEffect {
  const results = sites.flatMap(({ locale, records }) => {
    const full = buildIndex(locale, records);
    const withoutOwn = buildIndex(locale, records.map(withoutPhrases));
    const without = buildIndex(locale, records.map(withoutPhrases).map(withoutForeign));
    const queries = GOLDEN_LISTS.flatMap((list) => goldenQueries(locale, list));
    return queries.map((query) => ({
      locale,
      class: query.class,
      with: isFirst(full, query),
      withoutOwn: isFirst(withoutOwn, query),
      without: isFirst(without, query),
    }));
  });
  const shares = (key: 'class' | 'locale'): PhraseShare[] =>
    [...new Set(results.map((result) => result[key]))].map((name) => {
      const group = results.filter((result) => result[key] === name);
      const share = (which: 'with' | 'without') =>
        group.filter((result) => result[which]).length / group.length;
      return { name, queries: group.length, with: share('with'), without: share('without') };
    });
  return {
    classes: shares('class'),
    locales: shares('locale'),
    decided: sites.map(({ locale }) => {
      const own = results.filter((result) => result.locale === locale);
      return {
        locale,
        own: own.filter((result) => result.with && !result.withoutOwn).length,
        foreign: own.filter((result) => result.withoutOwn && !result.without).length,
        spoiled: own.filter((result) => !result.with && result.without).length,
      };
    }),
  };
}

function isFirst(index: SearchIndex, { query, pages }: GoldenQuery): boolean {
  const [first] = index.search(query, { hitsPerPage: 1 }).hits;
  return first !== undefined && pages.includes(pagePath(first.record.url));
}

function withoutPhrases({ phrases: _, ...record }: SearchRecord): SearchRecord {
  return record;
}

/** The last one is from the address, not from the phrases. Drops the English heading too, so it counts as a phrase. */
function withoutForeign(record: SearchRecord): SearchRecord {
  return record.foreign ? { ...record, foreign: record.foreign.slice(-1) } : record;
}
