import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { record } from '../../test/records.ts';
import { buildIndex } from './index.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const heapMegabytes = () => {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1e6;
};

const WORDS = 200_000;
const WORDS_PER_QUERY = 32;

test(`The memory of an index does not grow after ${WORDS} different words`, { timeout: 120_000 }, () => {
  const index = buildIndex('en', [record({ url: '/docs/balance', title: 'getBalance' })]);
  const search = (from: number) => {
    const words = Array.from({ length: WORDS_PER_QUERY }, (_, n) => `w${from + n}`);
    index.search(words.join(' '));
  };
  for (let n = 0; n < 20_000; n += WORDS_PER_QUERY) search(n);
  const before = heapMegabytes();
  for (let n = 20_000; n < WORDS; n += WORDS_PER_QUERY) search(n);
  expect(heapMegabytes() - before).toBeLessThan(3);
});
