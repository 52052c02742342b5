import { readFileSync } from 'node:fs';
import { TRANSLATED_LOCALES } from '@docs/site/locales';
import type { Locale } from '../src/record.ts';

export interface GoldenQuery {
  class: string;
  query: string;
  /** Paths without locale prefix and anchor; any of them answers the query. Empty: the query is not documented. */
  pages: string[];
}

/**
 * `locked`: not blind any more: the queries that the loss of phrases made worse were read, and rules chosen with its
 * scores in view. `strangers`, `second-strangers` and `third-strangers`: written and judged from the pages alone, before
 * any search; nothing has been tuned to the second one. The third one has been read and tuned to since its first run.
 */
export const GOLDEN_LISTS = [
  'old',
  'hold-out',
  'tuning',
  'strangers',
  'second-strangers',
  'third-strangers',
  'locked',
] as const;
export type GoldenList = (typeof GOLDEN_LISTS)[number];

export interface Relevance {
  mrr: number;
  /** Share of queries whose first hit is a page that answers. */
  first: number;
  byClass: Map<string, { mrr: number; queries: number }>;
  /** Queries whose first hit is not a page that answers, worst first. */
  misses: { query: GoldenQuery; rank: number; found: string[] }[];
}

const CUT = 10;

export function goldenQueries(locale: Locale, list: GoldenList = 'old'): GoldenQuery[] {
  return readList(locale, list).filter((query) => query.pages.length > 0);
}

/** Queries that the documentation does not cover: nothing is found, or the results are marked as partial. */
export function absentQueries(locale: Locale, list: GoldenList): string[] {
  const absent = readList(locale, list).filter((query) => query.pages.length === 0);
  return absent.map(({ query }) => query);
}

function readList(locale: Locale, list: GoldenList): GoldenQuery[] {
  const file = new URL(`${locale}${list === 'old' ? '' : `.${list}`}.json`, import.meta.url);
  const queries = JSON.parse(readFileSync(file, 'utf8')) as GoldenQuery[];
  return queries.map((query) => ({ ...query, pages: query.pages.map(pagePath) }));
}

/**
 * Mean reciprocal rank of the first hit on a page that answers, in the list of hits as returned: two hits of a wrong
 * page push the right page to third place.
 */
export function relevance(queries: readonly GoldenQuery[], search: (query: string) => string[]): Relevance {
  const byClass = new Map<string, { mrr: number; queries: number }>();
  const misses: Relevance['misses'] = [];
  let sum = 0;
  let first = 0;
  for (const query of queries) {
    const found = search(query.query).slice(0, CUT).map(pagePath);
    const at = found.findIndex((path) => query.pages.includes(path));
    const reciprocal = at < 0 ? 0 : 1 / (at + 1);
    sum += reciprocal;
    if (at === 0) first++;
    const group = byClass.get(query.class) ?? { mrr: 0, queries: 0 };
    byClass.set(query.class, { mrr: group.mrr + reciprocal, queries: group.queries + 1 });
    if (at !== 0) misses.push({ query, rank: at + 1, found });
  }
  for (const group of byClass.values()) group.mrr /= group.queries;
  misses.sort((a, b) => (a.rank || CUT + 1) - (b.rank || CUT + 1)).reverse();
  return { mrr: sum / queries.length, first: first / queries.length, byClass, misses };
}

/** How often the first page changes after the third letter, per query, when the queries are typed letter by letter. */
export function changesWhileTyping(
  queries: readonly string[],
  firstPage: (typed: string) => string | undefined,
): number {
  let changes = 0;
  for (const query of queries) {
    const letters = [...query];
    let before = firstPage(letters.slice(0, SETTLED_FROM).join(''));
    for (let length = SETTLED_FROM + 1; length <= letters.length; length++) {
      if (letters[length - 1] === ' ') continue;
      const now = firstPage(letters.slice(0, length).join(''));
      if (now !== before) changes++;
      before = now;
    }
  }
  return changes / queries.length;
}

const SETTLED_FROM = 3;

/** `/ru/docs/news/#anchor` → `/docs/news`. */
export function pagePath(url: string): string {
  const path = url
    .replace(/[?#].*$/, '')
    .replace(new RegExp(`^/(?:${TRANSLATED_LOCALES.join('|')})(?=/|$)`), '');
  return path.replace(/\/+$/, '') || '/';
}
