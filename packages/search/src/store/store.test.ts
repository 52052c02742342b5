import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixtureRecords } from '../../golden/fixture/index.ts';
import { readIndexFile, writeIndexFile } from './index.ts';

const records = fixtureRecords('ru');
let folder: string;
let path: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'search-store-'));
  path = join(folder, 'deep', 'ru.index');
  await writeIndexFile(path, 'docs-ru', 'ru', records);
});
afterAll(() => rm(folder, { recursive: true }));

test('a written file is read with its name, locale and every record, and can be searched', async () => {
  const { name, index } = await readIndexFile(path);
  expect(name).toBe('docs-ru');
  expect(index.locale).toBe('ru');
  expect(index.records()).toEqual(records);
  expect(index.search('порог').hits[0]?.record.url).toBe('/ru/docs/api/threshold');
});

test('no other file is left in the folder', async () => {
  expect(await readdir(join(folder, 'deep'))).toEqual(['ru.index']);
});

test('a missing file is rejected', async () => {
  await expect(readIndexFile(join(folder, 'none.index'))).rejects.toThrow(/none\.index does not exist/);
});

test.each<[string, (file: Buffer) => Buffer | string]>([
  ['an empty file', () => ''],
  ['a foreign file', () => 'PK\u0003\u0004 something else'],
  ['a file of an older build', () => '{"format":"docs-search-index","version":2}\n'],
  ['a truncated file', (file) => file.subarray(0, -10)],
  [
    'a file with a changed header',
    (file) => Buffer.from(file.toString('latin1').replace('"ru"', '"zh"'), 'latin1'),
  ],
  ['a file with changed records', (file) => Buffer.concat([file.subarray(0, -1), Buffer.from('!')])],
  [
    'a whole file of another version',
    (file) => rehashed(file.toString('latin1').replace('"version":3', '"version":9')),
  ],
])('%s is rejected with one sentence', async (_title, spoil) => {
  const bad = join(folder, 'bad.index');
  await writeFile(bad, spoil(await readFile(path)));
  await expect(readIndexFile(bad)).rejects.toThrow(
    `The search index file ${bad} is not a whole search index of this version; run \`npm run build\` to write it again.`,
  );
});

function rehashed(file: string): Buffer {
  const content = Buffer.from(file.slice(64), 'latin1');
  return Buffer.concat([Buffer.from(createHash('sha256').update(content).digest('hex')), content]);
}
