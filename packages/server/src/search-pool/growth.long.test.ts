import { join } from 'node:path';
import { writeIndexFile } from '@docs/search';
import { expect, onTestFinished, test } from 'vitest';
import { record } from '../../../search/test/records.ts';
import { temporaryFolder } from '../../test/site.ts';
import { openSearch } from './index.ts';

test('The memory limit of a worker depends on the size of the records: ten times the pages still work', {
  timeout: 60_000,
}, async () => {
  const many = Array.from({ length: 20_000 }, (_, n) => {
    const content = Array.from({ length: 40 }, (_, word) => `word${(n * 31 + word * 7) % 5000}`).join(' ');
    return record({ url: `/docs/page-${n}`, title: `Captcha page ${n}`, content });
  });
  const folder = temporaryFolder();
  await writeIndexFile(join(folder, '.search/en.index'), 'docs-en', 'en', many);
  const service = await openSearch(folder, { prefix: 'docs', log: { error() {} } });
  onTestFinished(() => service.close());
  const { status, body } = await service.respond(
    { body: '{"requests":[{"indexName":"docs-en","query":"word4242"}]}', encoding: 'identity' },
    { client: '192.0.2.1' },
  );
  expect(status).toBe(200);
  expect(JSON.parse(Buffer.from(body).toString()).results[0].nbHits).toBeGreaterThan(0);
});
