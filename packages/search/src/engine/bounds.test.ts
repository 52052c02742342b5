import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { record } from '../../test/records.ts';
import { buildIndex } from './index.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const heapMegabytes = () => {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1e6;
};

const records = [
  record({ url: '/docs/balance', title: 'getBalance' }),
  record({ url: '/docs/start', title: 'Start', content: 'See the money that is left · getBalance' }),
];

const WORDS = 200_000;
const WORDS_PER_QUERY = 32;

test(`The memory of an index is the same after ${WORDS} different words`, { timeout: 120_000 }, () => {
  const index = buildIndex('en', records);
  const search = (from: number) => {
    const words = Array.from({ length: WORDS_PER_QUERY }, (_, n) => `w${from + n}`);
    index.search(words.join(' '));
  };
  for (let n = 0; n < 20_000; n += WORDS_PER_QUERY) search(n);
  const before = heapMegabytes();
  for (let n = 20_000; n < WORDS; n += WORDS_PER_QUERY) search(n);
  expect(heapMegabytes() - before).toBeLessThan(3);
});

test('Words beyond the limit change nothing, not even the repair of the query', () => {
  const index = buildIndex('en', records);
  const many = Array.from({ length: 40 }, (_, n) => `w${n}`).join(' ');
  const { repairedQuery } = index.search(`${many} ;jgf`);
  expect(repairedQuery?.split(' ').length ?? 0).toBeLessThanOrEqual(33);
  expect(index.search(`${many} balance`).nbHits).toBe(0);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  ['SR', '9'],
  ['LW', '0'],
])('The environment does not change the ranking (%s=%s)', async (variable, value) => {
  const found = (index: ReturnType<typeof buildIndex>) => index.search('get money left').hits;
  const expected = found(buildIndex('en', records));
  vi.resetModules();
  vi.stubEnv(variable, value);
  const fresh = await import('./index.ts');
  expect(found(fresh.buildIndex('en', records)).map(({ rankingInfo }) => rankingInfo)).toEqual(
    expected.map(({ rankingInfo }) => rankingInfo),
  );
});
