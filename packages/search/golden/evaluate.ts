import { readFileSync } from 'node:fs';
import { TRANSLATED_LOCALES } from '@docs/site/locales';
import type { Locale } from '../src/record.ts';

export interface GoldenQuery {
  class: string;
  query: string;
  /** Paths without locale prefix and anchor; any of them answers. */
  pages: string[];
}

export interface Relevance {
  mrr: number;
  byClass: Map<string, { mrr: number; queries: number }>;
  /** Queries whose first answer is not at the top, worst first. */
  misses: { query: GoldenQuery; rank: number; found: string[] }[];
}

const CUT = 10;

export function goldenQueries(locale: Locale, holdOut = false): GoldenQuery[] {
  const file = new URL(`${locale}${holdOut ? '.hold-out' : ''}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as GoldenQuery[];
}

/**
 * Mean reciprocal rank of the first hit on an answering page, over the list of hits as it is returned: two hits of a
 * wrong page push the right one to the third place.
 */
export function relevance(queries: readonly GoldenQuery[], search: (query: string) => string[]): Relevance {
  const byClass = new Map<string, { mrr: number; queries: number }>();
  const misses: Relevance['misses'] = [];
  let sum = 0;
  for (const query of queries) {
    const found = search(query.query).slice(0, CUT).map(pagePath);
    const at = found.findIndex((path) => query.pages.includes(path));
    const reciprocal = at < 0 ? 0 : 1 / (at + 1);
    sum += reciprocal;
    const group = byClass.get(query.class) ?? { mrr: 0, queries: 0 };
    byClass.set(query.class, { mrr: group.mrr + reciprocal, queries: group.queries + 1 });
    if (at !== 0) misses.push({ query, rank: at + 1, found });
  }
  for (const group of byClass.values()) group.mrr /= group.queries;
  misses.sort((a, b) => (a.rank || CUT + 1) - (b.rank || CUT + 1)).reverse();
  return { mrr: sum / queries.length, byClass, misses };
}

/** `/ru/docs/news/#anchor` → `/docs/news`. */
export function pagePath(url: string): string {
  const path = url
    .replace(/[?#].*$/, '')
    .replace(new RegExp(`^/(?:${TRANSLATED_LOCALES.join('|')})(?=/|$)`), '');
  return path.replace(/\/+$/, '') || '/';
}
