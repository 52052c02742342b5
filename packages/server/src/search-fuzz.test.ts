import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { record } from '../../search/test/records.ts';
import { times } from '../../site/test/times.ts';
import { CREDENTIALS, type RunningSearch, searchOver, startSearch } from '../test/search.ts';
import type { SearchService } from './search-pool/index.ts';

/** Makes every run the same. Change it to test other inputs. */
const SEED = 20_261_115;
/** A response that takes longer counts as a hang. */
const HANG_MS = 5000;

/** As many records as a locale of the site has. */
const WORDS =
  'captcha task proxy key error balance token browser image module RecaptchaV2Task ERROR_ZERO_BALANCE create'.split(
    ' ',
  );
const word = (n: number) => WORDS[n % WORDS.length] as string;
const records = Array.from({ length: 1500 }, (_, n) =>
  record({
    url: `/docs/page-${n % 50}#part-${n}`,
    title: `${word(n % 50)} ${word((n % 50) * 7)}`,
    heading: `${word(n * 3)} ${n}`,
    content: Array.from({ length: 25 }, (_, w) => word(n * w + w)).join(' '),
  }),
);

let service: SearchService;
let search: RunningSearch;
beforeAll(async () => {
  service = await searchOver({ en: records, ru: records });
  search = await startSearch({ search: () => service });
}, 60_000);
afterAll(async () => {
  await search.close();
  await service.close();
});
let responses = 0;
let found = 0;

const PARAMETERS = [
  ...[
    'query',
    'page',
    'hitsPerPage',
    'offset',
    'length',
    'facets',
    'facetFilters',
    'filters',
    'numericFilters',
    'tagFilters',
  ],
  ...[
    'attributesToRetrieve',
    'attributesToHighlight',
    'attributesToSnippet',
    'highlightPreTag',
    'highlightPostTag',
  ],
  ...[
    'snippetEllipsisText',
    'distinct',
    'restrictSearchableAttributes',
    'clickAnalytics',
    'typoTolerance',
    'responseFields',
  ],
  ...[
    'maxValuesPerFacet',
    'sortFacetValuesBy',
    'getRankingInfo',
    'params',
    'indexName',
    'type',
    'facet',
    'facetQuery',
    'userData',
  ],
  ...['__proto__', 'constructor', 'toString', 'unknown', ''],
];

/** Texts that break parsers, expressions and indexes. */
const hostile = fc.constantFrom(
  '(((((((((((((((',
  ')',
  '"',
  "'",
  '\\',
  'a:b AND',
  'NOT NOT NOT',
  'a:1 TO',
  'a<=>1',
  ':',
  '::',
  ',',
  '[',
  '[[',
  '{}',
  'null',
  '-',
  '*',
  '-*',
  'hierarchy.__proto__',
  '__proto__.x:1',
  'constructor:Object',
  'content:99999',
  '.'.repeat(300),
  'a.'.repeat(200),
  '%',
  '%zz',
  '\u0000',
  '\ud800',
  '\u202e',
  '\u0301'.repeat(200),
  'ﷺ'.repeat(100),
  '验证码'.repeat(50),
  'ё'.repeat(250),
  '🧩'.repeat(100),
  ' '.repeat(500),
  `a${' '.repeat(400)}b`,
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!',
  'x'.repeat(512),
  'ab '.repeat(170),
  'rfgxf '.repeat(80),
  '<script>alert(1)</script>',
  "' OR 1=1 --",
  '{{7*7}}',
  '../../etc/passwd',
  `weight.level${' '.repeat(60_000)}`,
  '('.repeat(30_000),
  '"'.repeat(30_001),
  'a:b OR '.repeat(8000),
  '-1',
  '1e308',
  'NaN',
  '9007199254740993',
  'true',
);
const value = fc.oneof(
  { weight: 4, arbitrary: hostile },
  fc.string({ unit: 'binary', maxLength: 600 }),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.oneof(hostile, fc.integer(), fc.array(hostile, { maxLength: 3 })), { maxLength: 4 }),
  fc.jsonValue({ maxDepth: 4 }),
);
const params = fc.dictionary(fc.constantFrom(...PARAMETERS), value, { maxKeys: 6, noNullPrototype: true });
const encoded = fc
  .array(fc.tuple(fc.constantFrom(...PARAMETERS), hostile), { maxLength: 5 })
  .map((pairs) => new URLSearchParams(pairs).toString());
const request = fc.oneof(
  { weight: 5, arbitrary: params.map((given) => ({ indexName: 'docs-en', query: 'captcha', ...given })) },
  { weight: 2, arbitrary: params.map((given) => ({ indexName: 'docs-ru', params: given })) },
  { weight: 2, arbitrary: encoded.map((given) => ({ indexName: 'docs-en', params: given })) },
  fc.jsonValue(),
);
const body = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.array(request, { maxLength: 4 }).map((requests) => JSON.stringify({ requests })),
  },
  fc.jsonValue().map((any) => JSON.stringify({ requests: any, strategy: any })),
  fc.json(),
  fc.string({ unit: 'binary', maxLength: 2000 }),
  fc.uint8Array({ maxLength: 2000 }),
  fc.constantFrom(
    '{"requests":'.repeat(3000),
    '['.repeat(60_000),
    `{"requests":[{"indexName":"docs-en","userData":${'['.repeat(30_000)}${']'.repeat(30_000)}}]}`,
    'x'.repeat(70_000),
  ),
);
const type = fc.constantFrom(
  'text/plain',
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'image/png',
  'a/b; charset=utf-16',
  ';',
);

async function expectSane(path: string, init: RequestInit): Promise<void> {
  const response = await fetch(`${search.origin}${path}`, { ...init, signal: AbortSignal.timeout(HANG_MS) });
  const text = await response.text();
  expect(response.status, `${path} ${String(init.body).slice(0, 300)} → ${text.slice(0, 300)}`).toBeLessThan(
    500,
  );
  responses++;
  if (response.status === 200) found++;
  if (init.method === 'HEAD') return;
  const parsed = JSON.parse(text) as { status?: number; message?: string };
  if (response.status !== 200)
    expect(parsed).toEqual({ message: expect.any(String), status: response.status });
}

const many = (runs: number) => ({ seed: SEED, numRuns: times(runs) });

test('No body of several searches gets a 5xx or no response', { timeout: 120_000 }, async () => {
  const path = `/1/indexes/*/queries?${CREDENTIALS}`;
  await fc.assert(
    fc.asyncProperty(body, type, (sent, contentType) =>
      expectSane(path, { method: 'POST', headers: { 'content-type': contentType }, body: sent as string }),
    ),
    many(1500),
  );
});

test('No address or method gets a 5xx or no response', { timeout: 120_000 }, async () => {
  const paths = fc.constantFrom(
    '/1/indexes/docs-en',
    '/1/indexes/docs-en/query',
    '/1/indexes/docs-en/queries',
    '/1/indexes/%2A/queries',
    '/1/indexes/docs-en/facets/__proto__/query',
    '/1/indexes/*/queries',
    '/1/indexes/*/recommendations',
    '/1/indexes',
    '/1/',
    '/1/keys',
    '/1/indexes/a/b/c/d',
  );
  const methods = fc.constantFrom('GET', 'GET', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD');
  const short = encoded.filter((query) => query.length < 8000);
  await fc.assert(
    fc.asyncProperty(paths, methods, short, (path, method, query) =>
      expectSane(`${path}?${CREDENTIALS}&${query}`, { method }),
    ),
    many(500),
  );
});

test('After all responses, good and bad, the search still responds', async () => {
  expect(responses).toBeGreaterThan(times(1900));
  expect(found).toBeGreaterThan(times(100));
  const { body } = await search.queries({
    requests: [{ indexName: 'docs-en', query: 'zero balance' }],
  });
  expect(body).toMatchObject({ results: [{ index: 'docs-en', nbHits: expect.any(Number) }] });
});
