import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readIndexFile } from '@docs/search';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import searchRecordsPlugin from './index';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'records-'));
});
afterEach(() => rm(root, { recursive: true }));

async function build(locale: string, baseUrl: string, pages: Record<string, string>): Promise<void> {
  const outDir = join(root, baseUrl);
  for (const [file, html] of Object.entries(pages)) {
    await mkdir(dirname(join(outDir, file)), { recursive: true });
    await writeFile(join(outDir, file), html);
  }
  const routesPaths = Object.keys(pages).map(
    (file) => baseUrl + file.replace(/(^|\/)index\.html$|(?<!404)\.html$/, ''),
  );
  const i18n = { currentLocale: locale, defaultLocale: 'en' };
  const context = { siteDir: join(root, 'website'), baseUrl, i18n } as LoadContext;
  const plugin = searchRecordsPlugin(context, { indexPrefix: 'docs' });
  await plugin.postBuild?.({
    outDir,
    baseUrl,
    routesPaths,
    plugins: [docsPlugin(baseUrl)],
  } as unknown as Parameters<NonNullable<Plugin['postBuild']>>[0]);
}
/** A sidebar with one category, whose index is docs/category. */
const docsPlugin = (baseUrl: string) => {
  const docs = ['category', 'inside', 'start'].map((id) => ({ id, permalink: `${baseUrl}docs/${id}` }));
  const inside = [{ type: 'doc', id: 'inside' }];
  const category = {
    type: 'category',
    label: 'Category',
    link: { type: 'doc', id: 'category' },
    items: inside,
  };
  const sidebars = { docs: [{ type: 'doc', id: 'start' }, category] };
  return { name: 'docusaurus-plugin-content-docs', content: { loadedVersions: [{ docs, sidebars }] } };
};
const page = (title: string, head = '') =>
  `<html><head>${head}</head><body><main><h1>${title}</h1></main></body></html>`;
const titlesOf = async (locale: string) => {
  const { name, index } = await readIndexFile(join(root, '.search', `${locale}.index`));
  return { name, titles: index.records().map(({ hierarchy, url }) => [hierarchy.lvl1, url]) };
};

test('The pages of a locale are written into one index in the root of the build', async () => {
  await build('en', '/', { 'index.html': page('Home'), 'docs/start/index.html': page('Start') });
  await build('ru', '/ru/', { 'index.html': page('Главная'), 'docs/start.html': page('Начало') });
  expect(await titlesOf('en')).toEqual({
    name: 'docs-en',
    titles: [
      ['Home', '/'],
      ['Start', '/docs/start'],
    ],
  });
  expect(await titlesOf('ru')).toEqual({
    name: 'docs-ru',
    titles: [
      ['Главная', '/ru/'],
      ['Начало', '/ru/docs/start'],
    ],
  });
});

test('Sections come from the sidebar; a page outside its categories belongs to the documentation', async () => {
  const pages = { 'docs/category.html': page('Index'), 'docs/inside.html': page('Inside') };
  await build('ru', '/ru/', { 'index.html': page('Home'), ...pages });
  const { index } = await readIndexFile(join(root, '.search', 'ru.index'));
  const placed = index.records().map(({ hierarchy, weight }) => [hierarchy.lvl0, weight.pageRank]);
  expect(placed).toEqual([
    ['Документация', 1],
    ['Category', 2],
    ['Category', 1],
  ]);
});

test('Titles and headings have the phrases of readers, and separately foreign phrases and address words', async () => {
  await build('ru', '/ru/', { 'docs/api/block-reason.html': page('Причины блокировки') });
  const { index } = await readIndexFile(join(root, '.search', 'ru.index'));
  const [title] = index.records();
  expect(title?.phrases).toContain('разбанить разблокировать аккаунт снять бан');
  expect(title?.foreign).toEqual(
    expect.arrayContaining(['timeout ten minutes', 'Block reasons', 'block-reason']),
  );
});

test('The search page, the not-found page and unlisted pages are left out', async () => {
  await build('en', '/', {
    'index.html': page('Home'),
    'search/index.html': page('Search'),
    '404.html': page('Not found'),
    'docs/secret/index.html': page('Unlisted', '<meta name="robots" content="noindex, nofollow">'),
  });
  expect((await titlesOf('en')).titles).toEqual([['Home', '/']]);
});

test('A page without a title causes a one-sentence build warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await build('en', '/', { 'docs/start/index.html': '<main><p>Words.</p></main>' });
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^\[WARNING\] Search: \/docs\/start has no h1, .*\.$/)],
  ]);
  warn.mockRestore();
});
