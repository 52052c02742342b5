import { describe, expect, test } from 'vitest';
import { buildIndex } from '../src/index.ts';
import { goldenQueries, relevance } from './evaluate.ts';
import { fixtureRecords } from './fixture/index.ts';

describe.each(['ru', 'zh', 'pt-br'] as const)('the small pages of %s', (locale) => {
  const index = buildIndex(locale, fixtureRecords(locale));

  test('are found by the golden queries with an MRR@10 of at least 0.92', () => {
    const { mrr, misses } = relevance(goldenQueries(locale), (query) =>
      index.search(query).hits.map((hit) => hit.record.url),
    );
    expect(mrr, JSON.stringify(misses.slice(0, 5))).toBeGreaterThanOrEqual(0.92);
  });
});
