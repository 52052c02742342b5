import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_KEY, APP_ID, CREDENTIALS, type RunningSearch, startSearch } from '../test/search.ts';

let search: RunningSearch;
beforeAll(async () => {
  search = await startSearch();
});
afterAll(() => search.close());

interface Result {
  hits: { objectID: string; url?: string; [attribute: string]: unknown }[];
  nbHits: number;
  [field: string]: unknown;
}

async function one(params: Record<string, unknown>, indexName = 'docs-en'): Promise<Result> {
  const { status, body } = await search.queries({ requests: [{ indexName, ...params }] });
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as { results: [Result] }).results[0];
}
const urls = (result: Result) => result.hits.map((hit) => hit.url);

describe('The response to a search', () => {
  test('A search responds in the format of the hosted service', async () => {
    const result = await one({ query: 'zero balance', hitsPerPage: 2, clickAnalytics: true });
    expect(result).toMatchObject({
      nbHits: 1,
      page: 0,
      nbPages: 1,
      hitsPerPage: 2,
      exhaustiveNbHits: true,
      query: 'zero balance',
      params: 'query=zero+balance&hitsPerPage=2&clickAnalytics=true',
      index: 'docs-en',
      queryID: expect.stringMatching(/^[0-9a-f]{32}$/),
      processingTimeMS: expect.any(Number),
    });
    expect(result.hits[0]).toMatchObject({
      objectID: '/docs/api/api-errors#ERROR_ZERO_BALANCE|lvl2|0',
      type: 'lvl2',
      hierarchy: { lvl0: 'API', lvl1: 'API errors', lvl2: 'ERROR_ZERO_BALANCE', lvl3: null },
      _highlightResult: { hierarchy: { lvl2: { matchLevel: 'full', matchedWords: ['zero', 'balance'] } } },
    });
  });

  test('Without clickAnalytics, there is no queryID', async () => {
    expect(await one({ query: 'task' })).not.toHaveProperty('queryID');
  });

  test('Several requests get their results in order, each from its own index', async () => {
    const { body } = await search.queries({
      requests: [
        { indexName: 'docs-ru', query: 'капча' },
        { indexName: 'docs-en', query: 'extension', params: 'hitsPerPage=1' },
      ],
    });
    const { results } = body as { results: Result[] };
    expect(results.map((result) => [result.index, result.hits.length])).toEqual([
      ['docs-ru', 1],
      ['docs-en', 1],
    ]);
  });

  test('Parameters can be in an object, URL-encoded or flat', async () => {
    const flat = await one({ query: 'captcha', hitsPerPage: 1, facetFilters: [['type:content']] });
    const object = await one({
      params: { query: 'captcha', hitsPerPage: 1, facetFilters: [['type:content']] },
    });
    const encoded = await one({
      params: 'query=captcha&hitsPerPage=1&facetFilters=%5B%5B%22type%3Acontent%22%5D%5D',
    });
    expect(object.hits).toEqual(flat.hits);
    expect(encoded.hits).toEqual(flat.hits);
    expect(flat.hits).toHaveLength(1);
  });

  test('Content is escaped and only the highlight tags are markup', async () => {
    const result = await one({
      query: 'alert key',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      attributesToSnippet: ['content:30'],
    });
    const [hit] = result.hits as unknown as [
      { _highlightResult: { content: { value: string } }; _snippetResult: { content: { value: string } } },
    ];
    for (const { value } of [hit._highlightResult.content, hit._snippetResult.content]) {
      expect(value).toContain('<mark>alert</mark>');
      expect(value.replaceAll(/<\/?mark>/g, '')).not.toMatch(/[<>]/);
    }
  });

  test('A snippet has the requested number of words and the requested ellipsis', async () => {
    const result = await one({
      query: 'captcha task',
      attributesToSnippet: ['content:3'],
      snippetEllipsisText: '[…]',
      facetFilters: ['type:content', 'hierarchy.lvl0:API'],
    });
    const [hit] = result.hits as unknown as [{ _snippetResult: { content: { value: string } } }];
    const { value } = hit._snippetResult.content;
    expect(value).toContain('[…]');
    expect(
      value
        .replaceAll(/<\/?em>/g, '')
        .replaceAll('[…]', '')
        .trim()
        .split(/\s+/).length,
    ).toBeLessThanOrEqual(3);
  });

  test('Only the requested attributes are retrieved and highlighted', async () => {
    const result = await one({
      query: 'install',
      attributesToRetrieve: ['hierarchy.lvl1', 'url'],
      attributesToHighlight: ['content'],
      attributesToSnippet: [],
    });
    expect(Object.keys(result.hits[0] ?? {}).sort()).toEqual([
      '_highlightResult',
      'hierarchy',
      'objectID',
      'url',
    ]);
    expect(result.hits[0]?.hierarchy).toEqual({ lvl1: 'Browser extension' });
    expect(result.hits[0]?._highlightResult).toEqual({ content: expect.anything() });
  });

  test('A hit that is found by a hidden text shows it in the excerpt, marked', async () => {
    const result = await one({ query: 'secretKeyword' });
    expect(result.hits[0]?._snippetResult).toMatchObject({
      content: { value: '<em>secretKeyword</em>', matchLevel: 'full' },
    });
    const found = await one({ query: 'createTask' });
    expect(JSON.stringify(found.hits)).not.toContain('secretKeyword');
  });

  test('Hidden texts cannot be retrieved', async () => {
    const result = await one({ query: 'createTask', attributesToRetrieve: ['keywords', 'phrases'] });
    expect(Object.keys(result.hits[0] ?? {})).not.toContain('keywords');
  });

  test('A page has hitsPerPage hits, and pages do not overlap', async () => {
    const first = await one({ query: 'captcha', hitsPerPage: 1 });
    const second = await one({ query: 'captcha', hitsPerPage: 1, page: 1 });
    expect(first.nbPages).toBe(first.nbHits);
    expect(urls(first)).not.toEqual(urls(second));
    expect(urls(await one({ query: 'captcha', hitsPerPage: 2 }))).toEqual([...urls(first), ...urls(second)]);
  });

  test('Beyond the last page, there are no hits', async () => {
    expect(await one({ query: 'captcha', page: 500 })).toMatchObject({ hits: [], page: 500 });
  });

  test('hitsPerPage 0 returns the counts without hits', async () => {
    expect(await one({ query: 'captcha', hitsPerPage: 0 })).toMatchObject({
      hits: [],
      nbPages: 0,
      nbHits: 3,
    });
  });

  test('An empty query returns all records, those with the most weight first', async () => {
    const result = await one({ query: '' });
    expect(result.nbHits).toBe(8);
    expect(result.hits[0]?.url).toBe('/docs/api/methods/create-task');
  });

  test('distinct keeps one hit per page', async () => {
    const result = await one({ query: '', distinct: true });
    expect(new Set(result.hits.map((hit) => hit.url_without_anchor)).size).toBe(result.hits.length);
  });

  test('A repaired query and suggestions are returned in separate fields', async () => {
    expect(await one({ query: 'rfgxf' }, 'docs-ru')).toMatchObject({ nbHits: 1, _repairedQuery: 'капча' });
    expect((await one({ query: 'rfgxf', typoTolerance: false }, 'docs-ru')).nbHits).toBe(0);
  });

  test('Words that no page has are returned in a separate field, which is otherwise absent', async () => {
    expect(await one({ query: 'kubernetes zero balance' })).toMatchObject({ _missingWords: ['kubernetes'] });
    expect(await one({ query: 'zero balance' })).not.toHaveProperty('_missingWords');
  });

  test('getRankingInfo explains the rank of a hit', async () => {
    expect((await one({ query: 'zero balance', getRankingInfo: true })).hits[0]?._rankingInfo).toMatchObject({
      words: 2,
      nbTypos: 0,
    });
  });
});

describe('Filters', () => {
  test.each<[string, Record<string, unknown>, number]>([
    [
      'what the documentation theme sends',
      { facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']] },
      8,
    ],
    ['what DocSearch sends', { facetFilters: ['lang:en', 'version:current'] }, 8],
    ['another language', { facetFilters: ['lang:ru'] }, 0],
    ['an OR of two values', { facetFilters: [['type:lvl1', 'type:content']] }, 6],
    ['a text instead of a list', { facetFilters: 'type:lvl2' }, 2],
    ['a comma-separated text', { facetFilters: 'type:lvl2,lang:en' }, 2],
    ['no tags', { tagFilters: '' }, 8],
    ['values without regard to case', { facetFilters: ['lang:EN', 'hierarchy.lvl0:extension'] }, 2],
    ['a value with a hyphen', { facetFilters: 'docusaurus_tag:docs-default-current' }, 7],
    ['nothing to filter or to count', { facets: [], filters: '', numericFilters: [] }, 8],
    [
      'parameters of the service that change nothing here',
      { analytics: true, userToken: 'x', ruleContexts: ['a'], queryLanguages: ['en'], advancedSyntax: true },
      8,
    ],
  ])('%s', async (_title, params, nbHits) => {
    expect((await one({ query: '', ...params })).nbHits).toBe(nbHits);
  });

  test.each([
    ['filters', 'lang:en AND type:lvl1'],
    ['numericFilters', ['weight.level>=90']],
    ['facets', ['type']],
    ['maxValuesPerFacet', 10],
    ['facetQuery', 'doc'],
  ])('%s is not supported, and the response says so in one sentence', async (name, value) => {
    const { status, body } = await search.queries({ requests: [{ indexName: 'docs-en', [name]: value }] });
    const message = `The parameter "${name}" is not supported by the embedded search`;
    expect([status, body]).toEqual([400, { status: 400, message }]);
  });
});

describe('Encoding', () => {
  const encoded = (accept: string) =>
    fetch(`${search.origin}/1/indexes/*/queries?${CREDENTIALS}`, {
      method: 'POST',
      headers: { 'accept-encoding': accept },
      body: '{"requests":[{"indexName":"docs-en"}]}',
    });

  test.each(['br', 'gzip'])('A response is compressed with %s if the client accepts it', async (encoding) => {
    const response = await encoded(encoding);
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toContain('accept-encoding');
    expect(await response.json()).toMatchObject({ results: [{ nbHits: 8 }] });
  });

  test('Otherwise it is sent uncompressed', async () => {
    const response = await encoded('identity');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.json()).toMatchObject({ results: [{ nbHits: 8 }] });
  });
});

describe('Other routes of the service', () => {
  const call = (path: string, init: RequestInit = {}) => fetch(`${search.origin}${path}`, init);

  test('Credentials can be in the headers only', async () => {
    const headers = {
      'x-algolia-application-id': APP_ID,
      'x-algolia-api-key': API_KEY,
      'content-type': 'application/json',
    };
    const response = await call('/1/indexes/*/queries', {
      method: 'POST',
      headers,
      body: '{"requests":[{"indexName":"docs-en"}]}',
    });
    expect(response.status).toBe(200);
  });

  test('A preflight allows the client headers from any origin', async () => {
    const response = await call('/1/indexes/*/queries', {
      method: 'OPTIONS',
      headers: {
        origin: 'https://docs.example.com',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-algolia-api-key',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toBe('x-algolia-api-key');
    expect(response.headers.get('access-control-allow-methods')).toContain('POST');
  });

  test('Another origin can read the responses and the errors', async () => {
    const response = await call('/1/indexes/*/queries', {
      method: 'POST',
      headers: { origin: 'https://docs.example.com' },
    });
    expect(response.status).toBe(403);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  test.each([
    ['POST', '/1/indexes/*/recommendations'],
    ['POST', '/1/indexes/docs-en/query'],
    ['POST', '/1/indexes/docs-en/facets/type/query'],
    ['GET', '/1/indexes/docs-en'],
    ['GET', '/1/indexes/*/queries'],
    ['PUT', '/1/indexes/*/queries'],
    ['PATCH', '/1/indexes/*/queries'],
    ['DELETE', '/1/indexes/*/queries'],
    ['GET', '/1/keys'],
  ])('%s %s of the service is not supported, and the key is not repeated', async (method, path) => {
    const response = await call(`${path}?${CREDENTIALS}`, { method });
    expect([response.status, await response.json()]).toEqual([
      404,
      { message: `${method} ${path} is not supported by the embedded search`, status: 404 },
    ]);
  });
});
