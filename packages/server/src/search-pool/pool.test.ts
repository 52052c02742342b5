import { join } from 'node:path';
import { type SearchRecord, writeIndexFile } from '@docs/search';
import { expect, onTestFinished, test } from 'vitest';
import { record } from '../../../search/test/records.ts';
import { temporaryFolder } from '../../test/site.ts';
import { openSearch, type SearchCall, type SearchService } from './index.ts';

async function opened(): Promise<SearchService> {
  const folder = temporaryFolder();
  const records: SearchRecord[] = Array.from({ length: 30 }, (_, n) =>
    record({ url: `/docs/page-${n}`, title: `Captcha page ${n}`, content: 'Text of a captcha page' }),
  );
  await writeIndexFile(join(folder, '.search/en.index'), 'docs-en', 'en', records);
  const service = await openSearch(folder, { prefix: 'docs', log: { error() {} } });
  onTestFinished(() => service.close());
  return service;
}

const call = (query: string, more: object = {}): SearchCall => ({
  body: JSON.stringify({ requests: [{ indexName: 'docs-en', query, ...more }] }),
  encoding: 'identity',
});

test('Identical calls are computed once', async () => {
  const service = await opened();
  const one = await service.respond(call('captcha'), { client: '192.0.2.1' });
  expect(await service.respond(call('captcha'), { client: '192.0.2.2' })).toBe(one);
});

test('A response with a unique queryID is not reused', async () => {
  const service = await opened();
  const ids = [];
  for (let n = 0; n < 2; n++) {
    const counted = call('captcha', { clickAnalytics: true });
    const { body } = await service.respond(counted, { client: '192.0.2.1' });
    ids.push(JSON.parse(Buffer.from(body).toString()).results[0].queryID);
  }
  expect(ids[0]).not.toBe(ids[1]);
});
