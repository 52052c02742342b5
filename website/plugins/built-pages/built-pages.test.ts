import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { load } from 'cheerio';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isIndexed, readBuiltPages } from './index.ts';

let root: string;
let outDir: string;
let context: LoadContext;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pages-'));
  outDir = join(root, 'website/build');
  context = { siteDir: join(root, 'website'), baseUrl: '/', i18n: { currentLocale: 'en' } } as LoadContext;
  for (const file of ['index.html', 'docs/b/index.html', 'docs/a.html', '404.html'])
    await writePage(file, file);
});
afterEach(() => rm(root, { recursive: true }));

async function writePage(file: string, title: string): Promise<void> {
  await mkdir(dirname(join(outDir, file)), { recursive: true });
  await writeFile(join(outDir, file), `<title>${title}</title>`);
}

const routesPaths = () => ['/docs/b', '/', '/docs/a', '/404.html', '/docs/b', '/gone'];
const readTitles = async () => {
  const titles: string[] = [];
  for await (const { below, $ } of readBuiltPages(context, { outDir, routesPaths: routesPaths() }))
    titles.push(`${below}: ${$('title').text()}`);
  return titles;
};

test('Each page of the build is read once, in the order of the paths; missing pages are skipped', async () => {
  expect(await readTitles()).toEqual([
    ': index.html',
    '404.html: 404.html',
    'docs/a: docs/a.html',
    'docs/b: docs/b/index.html',
  ]);
});

test.each([
  ['<meta name="robots" content="noindex, nofollow">', false],
  ['<meta http-equiv="Refresh" content="0; url=/">', false],
  ['<meta name="robots" content="index">', true],
  ['', true],
])('A page with %s in its head is indexed: %s', (meta, indexed) => {
  expect(isIndexed(load(`<html><head>${meta}</head><body></body></html>`))).toBe(indexed);
});
