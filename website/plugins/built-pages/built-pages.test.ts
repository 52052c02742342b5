import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { load } from 'cheerio';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readMarkdownPage } from '../markdown-pages/markdown-page.ts';
import { readPage } from '../search-records/page.ts';
import { isIndexed, type ParsedPage, readBuiltPages } from './index.ts';

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
const titleOf = ({ $ }: ParsedPage) => $('title').text();
const readTitles = async (read = titleOf, plugin = 'titles') => {
  const pages = await readBuiltPages(context, { outDir, routesPaths: routesPaths() }, plugin, read);
  return pages.map(({ page, value }) => `${page.below}: ${value}`);
};

test('Each page of the build is read once, in the order of the paths; missing pages are skipped', async () => {
  const read = vi.fn(titleOf);
  expect(await readTitles(read)).toEqual([
    ': index.html',
    '404.html: 404.html',
    'docs/a: docs/a.html',
    'docs/b: docs/b/index.html',
  ]);
  expect(read).toHaveBeenCalledTimes(4);
});

test('Plugins that subscribe at the same time get the same parsed page', async () => {
  const build = { outDir, routesPaths: routesPaths() };
  const seen: object[][] = [[], []];
  await Promise.all(
    seen.map((list, index) => readBuiltPages(context, build, `plugin ${index}`, ({ $ }) => list.push($))),
  );
  expect(seen[0]).toHaveLength(4);
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[1]?.every(($, position) => $ === seen[0]?.[position])).toBe(true);
});

test('A plugin that subscribes late gets all pages too', async () => {
  const build = { outDir, routesPaths: routesPaths() };
  let late: ReturnType<typeof readBuiltPages<string>> | undefined;
  await readBuiltPages(context, build, 'early', () => {
    late ??= readBuiltPages(context, build, 'late', titleOf);
    return null;
  });
  expect((await late)?.map(({ page }) => page.below)).toEqual(['', '404.html', 'docs/a', 'docs/b']);
});

test('An error in one plugin fails the build', async () => {
  const fail = () => {
    throw new Error('no');
  };
  await expect(readTitles(fail)).rejects.toThrow('no');
});

test('Search records and the Markdown page do not change the parsed page', () => {
  const html =
    '<html><head><title>T</title></head><body><main><article><div class="theme-doc-markdown"><h1>T</h1>' +
    '<h2 id="x"><a href="#x">X</a></h2><div class="code" data-sample="curl"><pre><code><span class="tc"># c</span></code></pre></div>' +
    '<svg role="img"><title>S</title></svg><table><tbody><tr id="f"><th><a href="#f">f</a></th><td><ul><li>a</li></ul></td></tr></tbody></table>' +
    '<span data-user-agent="">Agent</span></div></article></main></body></html>';
  const $ = load(html);
  readPage({ path: '/docs/x', $, locale: 'en', section: 'API', role: 'page' });
  readMarkdownPage({ $, locale: 'en', siteTitle: 'Site', url: new URL('https://docs.example/docs/x') });
  expect($.html()).toBe(load(html).html());
});

test.each([
  ['<meta name="robots" content="noindex, nofollow">', false],
  ['<meta http-equiv="Refresh" content="0; url=/">', false],
  ['<meta name="robots" content="index">', true],
  ['', true],
])('A page with %s in its head is indexed: %s', (meta, indexed) => {
  expect(isIndexed(load(`<html><head>${meta}</head><body></body></html>`))).toBe(indexed);
});
