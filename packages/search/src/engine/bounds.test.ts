import { expect, test } from 'vitest';
import { record } from '../../test/records.ts';
import { StopWords } from '../analysis/stop-words/index.ts';
import { Synonyms } from '../analysis/synonyms/index.ts';
import { Expander } from './expansions.ts';
import { buildIndex } from './index.ts';
import { MAX_QUERY_WORDS, QueryParser } from './parsed-query.ts';
import { buildPostings } from './postings.ts';
import { MAX_REPAIR_STEPS } from './steps.ts';

const records = [
  record({ url: '/docs/balance', title: 'getBalance' }),
  record({ url: '/docs/start', title: 'Start', content: 'See the money that is left · getBalance' }),
];

test('Words beyond the limit have no effect, not even on the repair of the query', () => {
  const index = buildIndex('en', records);
  const many = Array.from({ length: 40 }, (_, n) => `w${n}`).join(' ');
  const { repairedQuery } = index.search(`${many} ;jgf`);
  expect(repairedQuery?.split(' ').length ?? 0).toBeLessThanOrEqual(33);
  expect(index.search(`${many} balance`).nbHits).toBe(0);
});

/** Pages on which every two of many homophones are neighbors, and two words are neighbors thousands of times. */
const SOUNDS_ALIKE = '是时事实市使式试识石';
const crowded = Array.from({ length: 200 }, (_, n) =>
  record({
    url: `/docs/${n}`,
    title: `Page ${n}`,
    content: `${[...SOUNDS_ALIKE].map((a) => [...SOUNDS_ALIKE].map((b) => a + b).join(' ')).join(' ')} ${'task proxies '.repeat(30)}`,
  }),
);
const synonyms = new Synonyms('zh');
const postings = buildPostings('zh', crowded, synonyms);
const expander = new Expander(postings, synonyms);
const parser = new QueryParser('zh', expander, synonyms, new StopWords('zh'), postings.vocabulary.terms);

test.each([
  [
    'pinyin that ends in a dead end',
    Array(12)
      .fill(`${'ao'.repeat(19)}q`)
      .join(' '),
  ],
  ['pinyin with many homophones, typed together', Array(13).fill('shi'.repeat(13)).join(' ')],
  ['pinyin with many homophones, typed apart', Array(170).fill('shi').join(' ')],
  ['words that may be split', Array.from({ length: 32 }, (_, n) => `proxiestask${'q'.repeat(n)}`).join(' ')],
  ['one character that is four words', '\ufdfa'.repeat(170)],
  ['an identifier with many parts', 'Wrongpart'.repeat(50)],
])('The repair of a query takes a limited number of steps: %s', (_title, query) => {
  const { words, steps } = parser.parse(query, false);
  expect(steps).toBeLessThanOrEqual(MAX_REPAIR_STEPS);
  expect(words.length).toBeLessThanOrEqual(MAX_QUERY_WORDS);
});
