import { copyFile, mkdtemp, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { record } from '../../test/records.ts';
import { LOCALES } from '../record.ts';
import { writeIndexFile } from '../store/index.ts';
import { openIndexes, readIndexFiles } from './indexes.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'indexes-'));
  for (const locale of LOCALES) {
    const page = record({ url: '/docs/page', title: 'Page', lang: locale });
    await writeIndexFile(path(locale), `docs-${locale}`, locale, [page]);
  }
});
afterEach(() => rm(folder, { recursive: true }));

const path = (locale: string) => join(folder, `${locale}.index`);
const open = async () => openIndexes(await readIndexFiles(folder), 'docs');

test('Each locale is found under the name in its file', async () => {
  const indexes = await open();
  expect(LOCALES.map((locale) => indexes.find(`docs-${locale}`).locale)).toEqual([...LOCALES]);
  expect(indexes.status().en).toEqual({ records: 1, fault: null });
});

test.each<[string, RegExp, (file: string) => Promise<void>]>([
  ['truncated', /is not a whole search index/, async (file) => truncate(file, (await stat(file)).size - 5)],
  ['foreign', /is not a whole search index/, (file) => writeFile(file, 'Not an index')],
  ['missing', /does not exist/, (file) => rm(file)],
  ['swapped', /belongs to ru/, (file) => copyFile(path('ru'), file)],
])(
  'A %s file is reported in one sentence, its searches are 503, and the other locales are searched',
  async (_title, sentence, spoil) => {
    await spoil(path('en'));
    const indexes = await open();
    expect(() => indexes.find('docs-en')).toThrow(expect.objectContaining({ status: 503 }));
    expect(indexes.find('docs-ru').size).toBe(1);
    expect(indexes.status().en).toEqual({ records: null, fault: expect.stringMatching(sentence) });
  },
);

test('An unknown index name is 404', async () => {
  const indexes = await open();
  expect(() => indexes.find('docs-fr')).toThrow(
    expect.objectContaining({ status: 404, message: 'Index docs-fr does not exist' }),
  );
});
