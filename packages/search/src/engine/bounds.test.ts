import { expect, test } from 'vitest';
import { record } from '../../test/records.ts';
import { buildIndex } from './index.ts';

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
