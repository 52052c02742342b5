import { algoliasearch } from 'algoliasearch';
import { liteClient } from 'algoliasearch/lite';
import algoliasearchHelper, { type SearchResults } from 'algoliasearch-helper';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_KEY, APP_ID, type RunningSearch, startSearch } from '../test/search.ts';

let search: RunningSearch;
beforeAll(async () => {
  search = await startSearch();
});
afterAll(() => search.close());

interface DocsRecord {
  url: string;
}
const lite = () => liteClient(APP_ID, API_KEY, { hosts: [search.host] });
const full = () => algoliasearch(APP_ID, API_KEY, { hosts: [search.host] });

test('algoliasearch/lite returns hits', async () => {
  const { results } = await lite().search<DocsRecord>([
    { indexName: 'docs-en', params: { query: 'zero balance' } },
  ]);
  expect(results[0]).toMatchObject({ nbHits: 1, hits: [{ url: '/docs/api/api-errors#ERROR_ZERO_BALANCE' }] });
});

test('algoliasearch/lite returns hits with the credentials in the query string', async () => {
  const client = liteClient(APP_ID, API_KEY, { hosts: [search.host], authMode: 'WithinQueryParameters' });
  const { results } = await client.searchForHits<DocsRecord>({
    requests: [{ indexName: 'docs-en', query: 'extension', hitsPerPage: 1 }],
  });
  expect(results[0]?.hits[0]?.url).toBe('/docs/extension');
});

test('algoliasearch/lite gets the reason why the values of a facet cannot be searched', async () => {
  const requests = [
    { indexName: 'docs-en', type: 'facet' as const, facet: 'hierarchy.lvl0', facetQuery: 'doc' },
  ];
  await expect(lite().searchForFacets({ requests })).rejects.toMatchObject({
    status: 400,
    message: 'Invalid value for "type": the embedded search supports "default" only.',
  });
});

test('algoliasearch searches several indexes at once', async () => {
  const { results } = await full().search<DocsRecord>({
    requests: [
      { indexName: 'docs-en', query: 'createTask', hitsPerPage: 1 },
      { indexName: 'docs-ru', query: 'ошибка' },
    ],
  });
  expect(results).toMatchObject([
    { index: 'docs-en', hits: [{ url: '/docs/api/methods/create-task' }] },
    { index: 'docs-ru', nbHits: 1 },
  ]);
});

test('algoliasearch reports errors with their status and message, and does not retry a rejected call', async () => {
  await expect(full().search({ requests: [{ indexName: 'docs-fr' }] })).rejects.toMatchObject({
    status: 404,
    message: 'Index docs-fr does not exist',
  });
  const stranger = algoliasearch(APP_ID, 'wrong', { hosts: [search.host] });
  await expect(stranger.search({ requests: [{ indexName: 'docs-en' }] })).rejects.toMatchObject({
    status: 403,
  });
});

test('algoliasearch-helper returns hits', async () => {
  const helper = algoliasearchHelper(lite(), 'docs-en', { hitsPerPage: 5 });
  const results = await new Promise<SearchResults<DocsRecord>>((resolve, reject) => {
    helper.on('result', (event) => resolve(event.results as SearchResults<DocsRecord>));
    helper.on('error', ({ error }) => reject(error));
    helper.setQuery('install').search();
  });
  expect(results.hits[0]?.url).toBe('/docs/extension#install');
});
