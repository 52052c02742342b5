import { copyFile, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { record } from '../../test/records.ts';
import { LOCALES } from '../record.ts';
import { writeIndexFile } from '../store/index.ts';
import { answerQueries } from './answer.ts';
import { type Indexes, openIndexes } from './indexes.ts';

let folder: string;
let lines: string[];
let indexes: Indexes | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'indexes-'));
  lines = [];
  for (const locale of LOCALES) await writeLocale(locale, 'Old page');
});
afterEach(async () => {
  indexes?.close();
  await rm(folder, { recursive: true });
});

const path = (locale: string) => join(folder, `${locale}.index`);
const log = { info: (line: string) => lines.push(line), warn: (line: string) => lines.push(`warn: ${line}`) };
const open = async (interval = 0) => {
  indexes = await openIndexes({ folder, prefix: 'docs', log, interval });
  return indexes;
};
async function writeLocale(locale: (typeof LOCALES)[number], title: string): Promise<void> {
  await writeIndexFile(path(locale), `docs-${locale}`, locale, [
    record({ url: '/docs/page', title, lang: locale }),
  ]);
}
const titles = (name = 'docs-en') =>
  indexes
    ?.find(name)
    .records()
    .map(({ hierarchy }) => hierarchy.lvl1);

test('Each locale is found under the name its file bears', async () => {
  await open();
  expect(LOCALES.map((locale) => indexes?.find(`docs-${locale}`).locale)).toEqual([...LOCALES]);
  expect(lines).toContain('Search index docs-en loaded: 1 records.');
});

test('A rebuilt site is picked up without being asked', async () => {
  await open(20);
  await writeLocale('en', 'New page');
  await expect.poll(() => titles(), { timeout: 5000 }).toEqual(['New page']);
});

test('Searches go on, each with the old index or the new, while files are replaced again and again', async () => {
  const opened = await open(1);
  let writing = true;
  const writer = (async () => {
    for (let build = 0; build < 30; build++) await writeLocale('en', `Page of build ${build}`);
    writing = false;
  })();
  let searches = 0;
  while (writing) {
    const body = JSON.stringify({ requests: [{ indexName: 'docs-en', query: 'page' }] });
    expect(await answerQueries(body, (name) => opened.find(name))).toMatchObject({
      results: [{ nbHits: 1 }],
    });
    searches++;
    await new Promise(setImmediate);
  }
  await writer;
  await expect.poll(() => titles(), { timeout: 5000 }).toEqual(['Page of build 29']);
  expect(searches).toBeGreaterThan(10);
});

test.each<[string, (file: string) => Promise<void>]>([
  ['truncated', (file) => truncate(file, 400)],
  ['foreign', (file) => writeFile(file, 'Not an index')],
  ['missing', (file) => rm(file)],
  ['swapped', (file) => copyFile(path('ru'), file)],
])(
  'A %s file is told in one sentence, its searches are 503, and the other locales are searched',
  async (_title, spoil) => {
    await spoil(path('en'));
    await open();
    expect(() => indexes?.find('docs-en')).toThrow(expect.objectContaining({ status: 503 }));
    expect(titles('docs-ru')).toEqual(['Old page']);
    expect(lines.filter((line) => line.startsWith('warn'))).toEqual([
      expect.stringMatching(/docs-en was not loaded.*503\. .*en\.index/),
    ]);
  },
);

test('A file that is spoilt later leaves the previous index in use, and is told once', async () => {
  const opened = await open();
  await writeFile(path('en'), 'Not an index');
  await opened.reload();
  await opened.reload();
  expect(titles()).toEqual(['Old page']);
  expect(lines.filter((line) => line.startsWith('warn'))).toEqual([
    expect.stringContaining('the previous index stays in use'),
  ]);
});

test('A spoilt file that is mended is taken up', async () => {
  await writeFile(path('en'), 'Not an index');
  const opened = await open();
  await writeLocale('en', 'Mended page');
  await opened.reload();
  expect(titles()).toEqual(['Mended page']);
});

test('A name that is no index is 404', async () => {
  await open();
  expect(() => indexes?.find('docs-fr')).toThrow(
    expect.objectContaining({ status: 404, message: 'Index docs-fr does not exist' }),
  );
});
