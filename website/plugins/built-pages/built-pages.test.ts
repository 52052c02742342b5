import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { load } from 'cheerio';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readMarkdownPage } from '../markdown-pages/markdown-page.ts';
import { readPage } from '../search-records/page.ts';
import { forEachBuiltPage, isIndexed } from './index.ts';

let outDir: string;
beforeEach(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'pages-'));
  for (const file of ['index.html', 'docs/b/index.html', 'docs/a.html', '404.html']) {
    await mkdir(dirname(join(outDir, file)), { recursive: true });
    await writeFile(join(outDir, file), `<title>${file}</title>`);
  }
});
afterEach(() => rm(outDir, { recursive: true }));

const routesPaths = ['/docs/b', '/', '/docs/a', '/404.html', '/docs/b', '/gone'];

test('Each page of the build is read once, in the order of the paths; missing pages are skipped', async () => {
  const titles: string[] = [];
  await forEachBuiltPage({ outDir, baseUrl: '/', routesPaths: [...routesPaths] }, ({ below, $ }) => {
    titles.push(`${below}: ${$('title').text()}`);
  });
  expect(titles).toEqual([
    ': index.html',
    '404.html: 404.html',
    'docs/a: docs/a.html',
    'docs/b: docs/b/index.html',
  ]);
});

test('Plugins that subscribe at the same time get the same parsed page', async () => {
  const build = { outDir, baseUrl: '/', routesPaths: [...routesPaths] };
  const seen: object[][] = [[], []];
  await Promise.all(seen.map((list) => forEachBuiltPage(build, ({ $ }) => void list.push($))));
  expect(seen[0]).toHaveLength(4);
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[1]?.every(($, position) => $ === seen[0]?.[position])).toBe(true);
});

test('A plugin that subscribes late gets all pages too', async () => {
  const build = { outDir, baseUrl: '/', routesPaths: [...routesPaths] };
  const late: string[] = [];
  let asked: Promise<void> | undefined;
  await forEachBuiltPage(build, () => {
    asked ??= forEachBuiltPage(build, ({ below }) => void late.push(below));
  });
  await asked;
  expect(late).toEqual(['', '404.html', 'docs/a', 'docs/b']);
});

test('An error in one plugin fails the build', async () => {
  const build = { outDir, baseUrl: '/', routesPaths: [...routesPaths] };
  const fail = () => Promise.reject(new Error('no'));
  await expect(forEachBuiltPage(build, fail)).rejects.toThrow('no');
});

test('Search records and the Markdown page do not change the parsed page', () => {
  const html =
    '<html><head><title>T</title></head><body><main><article><div class="theme-doc-markdown"><h1>T</h1>' +
    '<h2 id="x"><a href="#x">X</a></h2><div class="code" data-sample="curl"><pre><code><span class="tc"># c</span></code></pre></div>' +
    '<svg role="img"><title>S</title></svg><table><tbody><tr id="f"><th><a href="#f">f</a></th><td><ul><li>a</li></ul></td></tr></tbody></table>' +
    '<span data-user-agent="">Agent</span></div></article></main></body></html>';
  const $ = load(html);
  readPage({ path: '/docs/x', $, locale: 'en', main: false });
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
