import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { LOCALES, readIndexFile, type SearchIndex } from '../src/index.ts';
import { goldenQueries, pagePath, relevance } from './evaluate.ts';

const LEAST_MRR = 0.92;
const LEAST_QUERIES = 60;

describe.each(LOCALES)('search of the built site in %s', (locale) => {
  const file = fileURLToPath(new URL(`../../../website/build/.search/${locale}.index`, import.meta.url));
  let index: SearchIndex;

  beforeAll(async () => {
    if (!existsSync(file)) throw new Error(`${file} does not exist: run \`npm run build\` before this test.`);
    const start = performance.now();
    ({ index } = await readIndexFile(file));
    console.log(`${locale}: index loaded in ${(performance.now() - start).toFixed(0)} ms`);
  });
  const search = (query: string) => index.search(query).hits.map((hit) => hit.record.url);

  test('every golden query names pages the index has', () => {
    const pages = new Set(index.records().map((record) => pagePath(record.url)));
    const queries = [...goldenQueries(locale), ...goldenQueries(locale, true)];
    expect(goldenQueries(locale).length).toBeGreaterThanOrEqual(LEAST_QUERIES);
    expect(queries.flatMap((query) => query.pages).filter((page) => !pages.has(page))).toEqual([]);
  });

  test(`the page that answers comes first: MRR@10 at least ${LEAST_MRR}`, () => {
    const { mrr, byClass, misses } = relevance(goldenQueries(locale), search);
    const held = relevance(goldenQueries(locale, true), search);
    const classes = [...byClass].map(
      ([name, { mrr: each, queries }]) => `${name} ${each.toFixed(2)} (${queries})`,
    );
    console.log(
      `${locale}: MRR@10 ${mrr.toFixed(3)}, held out ${held.mrr.toFixed(3)}; ${classes.join(', ')}`,
    );
    const worst = misses.map(({ query, rank }) => `${rank || '>10'} ${query.query}`).slice(0, 8);
    expect(mrr, worst.join('\n')).toBeGreaterThanOrEqual(LEAST_MRR);
  });
});
