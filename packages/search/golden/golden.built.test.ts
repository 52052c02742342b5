import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { synonymGroups } from '../src/analysis/synonyms/index.ts';
import { LOCALES, type Locale, readIndexFile, type SearchIndex } from '../src/index.ts';
import {
  absentQueries,
  changesWhileTyping,
  GOLDEN_LISTS,
  type GoldenList,
  goldenQueries,
  pagePath,
  relevance,
} from './evaluate.ts';

/** Minimum MRR of each list. The locked list measures quality for readers; the others catch regressions. */
const LEAST_MRR: Record<GoldenList, Record<Locale, number>> = {
  locked: { en: 0.939, ru: 0.953, zh: 0.979, 'pt-br': 0.945 },
  tuning: { en: 0.95, ru: 0.95, zh: 0.95, 'pt-br': 0.95 },
  strangers: { en: 0.88, ru: 0.88, zh: 0.88, 'pt-br': 0.88 },
  'second-strangers': { en: 0.92, ru: 0.9, zh: 0.92, 'pt-br': 0.87 },
  'third-strangers': { en: 0.96, ru: 0.96, zh: 0.94, 'pt-br': 0.93 },
  old: { en: 0.944, ru: 0.933, zh: 0.936, 'pt-br': 0.932 },
  'hold-out': { en: 0.866, ru: 0.824, zh: 0.778, 'pt-br': 0.824 },
};
const LEAST_FIRST = 0.88;
const LEAST_ABSENT = 0.8;
/** Lower for Chinese: a Han character carries as much information as three or four letters. */
const MOST_CHANGES: Record<Locale, number> = { en: 3.2, ru: 3.2, zh: 0.7, 'pt-br': 3.8 };
/** Query classes that nobody types letter by letter. */
const PASTED = new Set(['pasted', 'cross-language']);
const LEAST_QUERIES = 60;

const indexes = new Map<Locale, SearchIndex>();
const indexOf = (locale: Locale) => indexes.get(locale) as SearchIndex;

beforeAll(async () => {
  for (const locale of LOCALES) {
    const file = fileURLToPath(new URL(`../../../website/build/.search/${locale}.index`, import.meta.url));
    if (!existsSync(file)) throw new Error(`${file} does not exist: run \`npm run build\` before this test.`);
    const start = performance.now();
    indexes.set(locale, (await readIndexFile(file)).index);
    console.log(`${locale}: index loaded in ${(performance.now() - start).toFixed(0)} ms`);
  }
});

describe.each(LOCALES)('search of the built site in %s', (locale) => {
  const search = (query: string) =>
    indexOf(locale)
      .search(query)
      .hits.map((hit) => hit.record.url);

  test('every page of a golden query is in the index', () => {
    const pages = new Set(
      indexOf(locale)
        .records()
        .map((record) => pagePath(record.url)),
    );
    const queries = GOLDEN_LISTS.flatMap((list) => goldenQueries(locale, list));
    expect(goldenQueries(locale).length).toBeGreaterThanOrEqual(LEAST_QUERIES);
    expect(queries.flatMap((query) => query.pages).filter((page) => !pages.has(page))).toEqual([]);
  });

  test.each(GOLDEN_LISTS)('the page that answers comes first in the %s list', (list) => {
    const { mrr, first, byClass, misses } = relevance(goldenQueries(locale, list), search);
    const classes = [...byClass].map(([name, each]) => `${name} ${each.mrr.toFixed(2)} (${each.queries})`);
    console.log(
      `${locale}, ${list}: MRR@10 ${mrr.toFixed(3)}, first ${first.toFixed(3)}; ${classes.join(', ')}`,
    );
    const worst = misses.map(({ query, rank }) => `${rank || '>10'} ${query.query}`).slice(0, 8);
    expect(mrr, list === 'locked' ? '' : worst.join('\n')).toBeGreaterThanOrEqual(LEAST_MRR[list][locale]);
    if (list === 'locked') expect(first).toBeGreaterThanOrEqual(LEAST_FIRST);
  });

  test('every synonym group has a word that occurs on the pages', () => {
    const has = (word: string) => indexOf(locale).search(word, { literal: true }).nbHits > 0;
    const idle = synonymGroups(locale).filter(({ words }) => !words.some(has));
    expect(idle.map(({ words }) => words.join())).toEqual([]);
  });

  test('the first page stays stable while a query is typed', () => {
    const typed = goldenQueries(locale, 'tuning').filter((query) => !PASTED.has(query.class));
    const changes = changesWhileTyping(
      typed.map(({ query }) => query),
      (query) => indexOf(locale).search(query, { hitsPerPage: 1 }).hits[0]?.record.url_without_anchor,
    );
    console.log(
      `${locale}: the first page changes ${changes.toFixed(2)} times per query after the third letter`,
    );
    expect(changes).toBeLessThanOrEqual(MOST_CHANGES[locale]);
  });
});

test.each(['tuning', 'strangers', 'third-strangers', 'locked'] as const)(
  'four fifths of what the documentation does not cover find nothing or are marked as partial (%s)',
  (list) => {
    const marked = LOCALES.flatMap((locale) =>
      absentQueries(locale, list).map((query) => {
        const { nbHits, missingWords } = indexOf(locale).search(query);
        return nbHits === 0 || missingWords.length > 0;
      }),
    );
    const share = marked.filter(Boolean).length / marked.length;
    console.log(`absent, ${list}: ${marked.filter(Boolean).length} of ${marked.length}`);
    expect(share).toBeGreaterThanOrEqual(LEAST_ABSENT);
  },
);
