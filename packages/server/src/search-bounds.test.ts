import { MAX_RESPONSE_BYTES } from '@docs/search';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { record } from '../../search/test/records.ts';
import { type RunningSearch, searchOver, startSearch } from '../test/search.ts';
import type { SearchService } from './search-pool/index.ts';

/** As many records as a locale of the site has, each with a long text. */
const records = Array.from({ length: 2000 }, (_, n) =>
  record({
    url: `/docs/page-${n % 50}#part-${n}`,
    title: `Captcha page ${n % 50}`,
    heading: `Captcha part ${n}`,
    content: `captcha task ${n} `.repeat(30),
  }),
);
let service: SearchService;
let search: RunningSearch;
beforeAll(async () => {
  service = await searchOver({ en: records });
  search = await startSearch({ search: () => service });
}, 60_000);
afterAll(async () => {
  await search?.close();
  await service?.close();
});

const all = ['*', 'type', 'url', 'url_without_anchor', 'anchor', 'lang', 'version'];
const everything = {
  indexName: 'docs-en',
  query: 'captcha task part page',
  hitsPerPage: 1000,
  attributesToHighlight: all,
  attributesToSnippet: all.map((name) => `${name}:1000`),
};
test('Highlight tags with control characters, which grow sixfold in a response, are rejected', async () => {
  const { status, body } = await search.queries({
    requests: [
      { ...everything, highlightPreTag: '\u0001'.repeat(512), highlightPostTag: '\u0001'.repeat(512) },
    ],
  });
  expect([status, body]).toEqual([
    400,
    {
      status: 400,
      message: expect.stringContaining('"highlightPreTag" parameter: expected at most 64 bytes'),
    },
  ]);
});

test('A call for more than the cost limit is refused, and the message names the parameter and the limit', async () => {
  const tag = '&'.repeat(64);
  const { status, body } = await search.queries({
    requests: [{ ...everything, highlightPreTag: tag, highlightPostTag: tag }],
  });
  expect([status, body]).toEqual([
    400,
    { status: 400, message: expect.stringMatching(/limit of 100000, mostly because of "highlightPreTag"/) },
  ]);
});

test('No response is larger than 1 MB: a longer one is aborted while it is built', async () => {
  const contents = { attributesToHighlight: ['content'], attributesToSnippet: ['content:1000'] };
  const { status, body } = await search.queries({ requests: [{ ...everything, ...contents }] });
  expect([status, body]).toEqual([
    400,
    {
      status: 400,
      message: expect.stringContaining(`larger than ${MAX_RESPONSE_BYTES} bytes: lower "hitsPerPage"`),
    },
  ]);
});

test('Thirty searches with forty conditions each are rejected: searches are counted, not calls', async () => {
  const conditions = Array.from({ length: 40 }, (_, n) => `type:x${n}`);
  const requests = Array(30).fill({ indexName: 'docs-en', query: 'captcha', facetFilters: [conditions] });
  const { status, body } = await search.queries({ requests });
  expect([status, body]).toEqual([
    400,
    { status: 400, message: expect.stringMatching(/limit of 100000, mostly because of "facetFilters"/) },
  ]);
});

const nested = '['.repeat(7500) + ']'.repeat(7500);
test.each([
  ['a value', `{"requests":[{"indexName":"docs-en","distinct":${nested}}]}`],
  ['a text', JSON.stringify({ requests: [{ indexName: 'docs-en', facetFilters: nested }] })],
])('Lists that are nested 7500 times in %s are rejected before they are parsed', async (_title, sent) => {
  const { status, body } = await search.queries(sent);
  expect([status, body]).toEqual([413, { status: 413, message: 'The JSON has more than 2000 values.' }]);
});

test('Counts that are not exhaustive are marked as such', async () => {
  const { body } = await search.queries({ requests: [{ indexName: 'docs-en', query: 'captcha' }] });
  // The word occurs sixty thousand times in these records, more often than is read.
  expect(body).toMatchObject({
    results: [{ exhaustiveNbHits: false, exhaustive: { nbHits: false } }],
  });
  const rare = await search.queries({ requests: [{ indexName: 'docs-en', query: '1234' }] });
  expect(rare.body).toMatchObject({ results: [{ exhaustiveNbHits: true, exhaustive: { nbHits: true } }] });
});
