import { HttpError } from '@docs/search';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { CREDENTIALS, type RunningSearch, startSearch } from '../test/search.ts';
import { callsPerMinute } from './calls.ts';

let search: RunningSearch;
beforeAll(async () => {
  search = await startSearch();
});
afterAll(() => search.close());

const searching = (params: object) => ({ requests: [{ indexName: 'docs-en', ...params }] });

async function expectError(
  body: unknown,
  status: number,
  message: string | RegExp,
  query?: string,
): Promise<void> {
  const response = await search.queries(body, query);
  expect(response.body).toEqual({ message: expect.stringMatching(message), status });
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
}

test.each([
  ['a wrong key', 'x-algolia-application-id=docs&x-algolia-api-key=wrong'],
  ['a wrong application id', 'x-algolia-application-id=other&x-algolia-api-key=search-only'],
  ['no credentials', ''],
  ['a key given twice', `${CREDENTIALS}&x-algolia-api-key=search-only`],
])('%s is refused with 403', async (_title, query) => {
  await expectError(searching({}), 403, /^Invalid Application-ID or API key$/, query);
});

test('An unknown index is 404, and the message names it', async () => {
  await expectError({ requests: [{ indexName: 'docs-fr' }] }, 404, /^Index docs-fr does not exist$/);
  await expectError({ requests: [{ indexName: '__proto__' }] }, 404, /^Index __proto__ does not exist$/);
});

test('A search that is rejected is 503 in the same format, with Retry-After', async () => {
  const busy = await startSearch({
    search: () => {
      throw new HttpError(503, 'Try again', 1);
    },
  });
  onTestFinished(() => busy.close());
  const { status, headers, body } = await busy.queries(searching({}));
  expect([status, headers.get('retry-after'), body]).toEqual([
    503,
    '1',
    { message: 'Try again', status: 503 },
  ]);
});

test('An index that could not be loaded is 503 in the same format', async () => {
  const { status, body } = await search.queries({ requests: [{ indexName: 'docs-zh' }] });
  expect([status, body]).toEqual([
    503,
    { message: 'Index docs-zh is not available at the moment', status: 503 },
  ]);
});

test('An internal error is 500 and reveals no details', async () => {
  const broken = await startSearch({
    search: () => {
      throw new TypeError('secret inside');
    },
  });
  try {
    const { status, body } = await broken.queries(searching({}));
    expect([status, body]).toEqual([500, { message: 'Something went wrong on the server.', status: 500 }]);
  } finally {
    await broken.close();
  }
});

test.each<[string, unknown, RegExp]>([
  ['an empty body', '', /body is empty/],
  ['a body that is not JSON', '{"requests":', /not JSON/],
  ['a body that is a list', [], /must be a JSON object/],
  ['a body without requests', {}, /"requests"/],
  ['requests that are no list', { requests: {} }, /"requests"/],
  ['a request that is no object', { requests: ['x'] }, /"requests" must be an object/],
  ['a request without an index', { requests: [{}] }, /"indexName"/],
  [
    'more requests than one call may have',
    { requests: Array(51).fill({ indexName: 'docs-en' }) },
    /51 "requests"/,
  ],
  ['an unknown type', searching({ type: 'x' }), /"type"/],
  ['an unknown strategy', { requests: [], strategy: 'stopIfEnoughMatches' }, /"strategy"/],
])('%s is refused with 400', async (_title, body, message) => {
  await expectError(body, 400, message);
});

test.each<[string, unknown]>([
  ['query', { a: 1 }],
  ['query', 'x'.repeat(513)],
  ['query', 'я'.repeat(257)],
  ['page', -1],
  ['page', 1.5],
  ['page', 'first'],
  ['hitsPerPage', 1001],
  ['hitsPerPage', '1e3'],
  ['facetFilters', 5],
  ['facetFilters', [[['lang:en']]]],
  ['facetFilters', ['no colon']],
  ['facetFilters', ['color:red']],
  ['facetFilters', ['type:-lvl1']],
  ['facetFilters', '[broken'],
  ['facetFilters', Array(101).fill('lang:en')],
  ['attributesToRetrieve', [1]],
  ['attributesToHighlight', 7],
  ['attributesToSnippet', ['content:many']],
  ['highlightPreTag', []],
  ['highlightPreTag', '<b>'.repeat(22)],
  ['highlightPreTag', '\u0001'],
  ['highlightPostTag', '<b>\n</b>'],
  ['highlightPostTag', '\ud800'],
  ['attributesToRetrieve', Array.from({ length: 51 }, (_, n) => `a${n}`)],
  ['snippetEllipsisText', '.'.repeat(600)],
  ['distinct', 9],
  ['distinct', { toString: null, valueOf: null }],
  ['typoTolerance', 'sometimes'],
  ['clickAnalytics', 'perhaps'],
  ['getRankingInfo', 'x'],
])('A malformed %s (%j) is refused with 400 and named', async (parameter, value) => {
  await expectError(searching({ [parameter]: value }), 400, new RegExp(`"${parameter}"`));
});

test.each([
  ['is misspelt', 'hitPerPage'],
  ['the hosted service has and no client of ours sends', 'aroundLatLng'],
  ['pages in another way', 'offset'],
  ['narrows the searched attributes', 'restrictSearchableAttributes'],
])('A parameter that %s is refused and named', async (_title, parameter) => {
  await expectError(searching({ [parameter]: 5 }), 400, new RegExp(`"${parameter}" is not supported`));
});

test('A call that requests too many hits in total is rejected', async () => {
  const requests = Array(5).fill({ indexName: 'docs-en', hitsPerPage: 1000 });
  await expectError({ requests }, 400, /5000 hits.*"hitsPerPage"/);
});

test('A parameter that is nested too deeply is rejected before it is parsed', async () => {
  const deep = `${'['.repeat(7000)}${']'.repeat(7000)}`;
  await expectError(`{"requests":[{"indexName":"docs-en","userData":${deep}}]}`, 413, /2000 values/);
});

test('A body over 16 KB is refused with 413', async () => {
  await expectError(searching({ userData: 'x'.repeat(17_000) }), 413, /too large/i);
});

test('Beyond the thousandth hit, the response has a message and no hits', async () => {
  const { body } = await search.queries(searching({ query: '', page: 50 }));
  expect(body).toMatchObject({ results: [{ hits: [], message: expect.stringContaining('1000 hits') }] });
});

describe('The rate limit of one client', () => {
  const limited = async (requestsPerMinute: number) => {
    const server = await startSearch({ allowance: callsPerMinute(requestsPerMinute) });
    onTestFinished(() => server.close());
    return server;
  };

  test('Beyond the limit, the response is 429 with Retry-After', async () => {
    const server = await limited(2);
    const statuses = [];
    for (let call = 0; call < 3; call++) statuses.push((await server.queries(searching({}))).status);
    expect(statuses).toEqual([200, 200, 429]);
    const refused = await server.queries(searching({}));
    expect(refused.body).toEqual({ message: expect.stringContaining('Too many requests'), status: 429 });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('Counts the searches of a call, not the call', async () => {
    const server = await limited(10);
    const ten = { requests: Array(10).fill({ indexName: 'docs-en', query: 'captcha' }) };
    expect((await server.queries(ten)).status).toBe(200);
    expect((await server.queries(searching({}))).status).toBe(429);
  });

  test('Counts an expensive search as several', async () => {
    const server = await limited(3);
    const words = Array.from({ length: 32 }, (_, n) => `misspelt${String.fromCharCode(97 + n)}`).join(' ');
    const expensive = { requests: Array(2).fill({ indexName: 'docs-en', query: words.slice(0, 500) }) };
    expect((await server.queries(expensive)).status).toBe(200);
    expect((await server.queries(searching({}))).status).toBe(429);
  });
});
