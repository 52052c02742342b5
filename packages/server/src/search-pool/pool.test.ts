import { join } from 'node:path';
import { writeIndexFile } from '@docs/search';
import { expect, onTestFinished, test, vi } from 'vitest';
import { record } from '../../../search/test/records.ts';
import { eventually, temporaryFolder } from '../../test/site.ts';
import { type SearchCall, type SearchService, serviceOver } from './index.ts';
import { createPool, type SearchPool } from './pool.ts';

const records = Array.from({ length: 300 }, (_, n) =>
  record({ url: `/docs/page-${n}`, title: `Captcha page ${n}`, content: 'Text of a captcha page' }),
);

async function opened(
  pages = records,
  reports: string[] = [],
): Promise<{ pool: SearchPool; service: SearchService }> {
  const folder = temporaryFolder();
  await writeIndexFile(join(folder, 'en.index'), 'docs-en', 'en', pages);
  const pool = await createPool(folder, 'docs');
  const service = await serviceOver(pool, { error: (report) => reports.push(report) });
  onTestFinished(() => service.close());
  return { pool, service };
}

const call = (query: string): SearchCall => ({
  kind: 'query',
  index: 'docs-en',
  body: JSON.stringify({ query }),
  encoding: 'identity',
});

test('When a worker dies under load, every call gets a response and the worker is replaced', {
  timeout: 60_000,
}, async () => {
  const { pool, service } = await opened();
  const workers = pool.threads.length;
  const [first] = pool.threads;
  const outcomes = new Set<string>();
  let calls = 0;
  let killed = false;
  const client = async () => {
    while (calls < 400) {
      if (++calls === 100) {
        killed = true;
        void first?.terminate();
      }
      const { status, body } = await service.respond(call(`captcha ${calls}`));
      outcomes.add(status === 200 ? 'found' : Buffer.from(body).toString());
    }
  };
  await Promise.all(Array.from({ length: 3 }, client));
  expect(killed).toBe(true);
  expect([...outcomes]).toEqual(['found']);
  await eventually(() => expect(pool.threads).toHaveLength(workers));
  expect(pool.threads).not.toContain(first);
});

test('If a worker without a task ends, it is reported and the process keeps running', async () => {
  const reports: string[] = [];
  const { pool } = await opened(records, reports);
  pool.emit('error', new Error('out of memory'));
  expect(reports).toEqual(['A search worker ended: out of memory.']);
});

test('A pool that cannot open its indexes is closed', async () => {
  const destroy = vi.fn();
  const pool = { on() {}, run: () => Promise.reject(new Error('no memory')), destroy };
  await expect(serviceOver(pool as unknown as SearchPool, { error() {} })).rejects.toThrow('no memory');
  expect(destroy).toHaveBeenCalled();
});

test('Identical calls are computed once, both concurrently and later', async () => {
  const { service } = await opened();
  const [one, other] = await Promise.all([
    service.respond(call('captcha')),
    service.respond(call('captcha')),
  ]);
  expect(other).toBe(one);
  expect(await service.respond(call('captcha'))).toBe(one);
  expect(service.status().calls).toMatchObject({ computed: 1, remembered: 2 });
});

test('A response with a unique queryID is not reused', async () => {
  const { service } = await opened();
  const counted = { ...call(''), body: '{"query":"captcha","clickAnalytics":true}' };
  const ids = [];
  for (let n = 0; n < 2; n++) {
    const { body } = await service.respond(counted);
    ids.push((JSON.parse(Buffer.from(body).toString()) as { queryID: string }).queryID);
  }
  expect(ids[0]).not.toBe(ids[1]);
});

test('Calls that would wait too long are rejected at once with Retry-After', async () => {
  const { service } = await opened();
  const responses = Array.from({ length: 2000 }, (_, n) => service.respond(call(`captcha page ${n}`)));
  const all = await Promise.all(responses);
  const refused = all.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(all.length - refused.length).toBeGreaterThan(100);
  expect(refused[0]).toMatchObject({ retryAfter: 1 });
  expect((await service.respond(call('afterwards'))).status).toBe(200);
});
