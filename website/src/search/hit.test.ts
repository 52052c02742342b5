import { describe, expect, test } from 'vitest';
import { readHit } from './hit';
import { groupBySection, readResponse, withoutRepeatedPages } from './response';

const SITE = 'https://docs.example.com';
const raw = {
  objectID: '1',
  url: '/docs/a#b',
  type: 'lvl2',
  content: null,
  hierarchy: { lvl0: 'API', lvl1: 'Errors', lvl2: 'Balance', lvl3: null },
  _snippetResult: { hierarchy: { lvl1: { value: 'Errors' }, lvl2: { value: '<mark>Balance</mark>' } } },
};

describe('a hit', () => {
  test('shows its own heading as the title and the headings above it as the path', () => {
    expect(readHit(raw, SITE)).toEqual({
      id: '1',
      url: '/docs/a#b',
      section: 'API',
      title: '<mark>Balance</mark>',
      path: ['Errors'],
      excerpt: null,
      type: 'heading',
    });
  });

  test('in the text shows the section that contains it, with an excerpt', () => {
    const text = { ...raw, type: 'content', content: 'a < b', _snippetResult: undefined };
    expect(readHit(text, SITE)).toMatchObject({ title: 'Balance', excerpt: 'a &lt; b', type: 'text' });
  });

  test('in a row of a table shows the cells with a match', () => {
    const row = { content: { value: '{"a":1} · object · <mark>Balance</mark> of the account' } };
    expect(readHit({ ...raw, _snippetResult: row }, SITE)?.excerpt).toBe(
      '<mark>Balance</mark> of the account',
    );
  });

  test('of this site has a path, of another site an absolute address', () => {
    expect(readHit({ ...raw, url: `${SITE}/docs/a#b` }, SITE)?.url).toBe('/docs/a#b');
    expect(readHit({ ...raw, url: 'https://other.example.com/x' }, SITE)?.url).toBe(
      'https://other.example.com/x',
    );
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', undefined, 7])(
    'with the address %s is left out',
    (url) => {
      expect(readHit({ ...raw, url }, SITE)).toBeNull();
    },
  );
});

test('a response without results is an error, not an empty list', () => {
  for (const response of [undefined, {}, { results: [] }, { results: [{ hits: 'x', nbHits: 1 }] }]) {
    expect(() => readResponse(response, 'x', SITE)).toThrow('without results');
  }
});

test('a response has the total count, the query id, the repair, the missing words and at most 3 suggestions', () => {
  const result = {
    hits: [raw, { ...raw, url: 'javascript:0' }],
    nbHits: 254,
    nbPages: 13,
    queryID: 'q1',
    _repairedQuery: 'balance',
    _missingWords: ['safari', 7],
    _suggestions: ['a', 'b', 'c', 'd'],
  };
  const response = readResponse({ results: [result] }, 'balnce', SITE);
  expect(response).toMatchObject({
    query: 'balnce',
    count: 254,
    pages: 13,
    queryId: 'q1',
    repaired: 'balance',
    missing: ['safari'],
  });
  expect(response.hits).toHaveLength(1);
  expect(response.suggestions).toEqual(['a', 'b', 'c']);
});

test('hits are grouped by section, starting with the section of the best hit, with a limit for each', () => {
  const hit = (id: string, section: string) =>
    ({ ...readHit({ ...raw, objectID: id }, SITE), section }) as never;
  const groups = groupBySection([hit('1', 'B'), hit('2', 'A'), hit('3', 'B'), hit('4', 'B')], 2);
  expect([...groups].map(([section, hits]) => [section, hits.map(({ id }) => id)])).toEqual([
    ['B', ['1', '3']],
    ['A', ['2']],
  ]);
});

test('in the modal, a page below one of its own sections is left out: the row of the section names it', () => {
  const page = { ...raw, objectID: '2', url: '/docs/a', type: 'lvl1' };
  const hits = (...found: unknown[]) => found.map((one) => readHit(one, SITE)).filter((hit) => hit !== null);
  const shown = (...found: unknown[]) => withoutRepeatedPages(hits(...found)).map(({ id }) => id);
  expect(shown(raw, page)).toEqual(['1']);
  expect(shown(page, raw)).toEqual(['2', '1']);
  expect(shown(raw, { ...page, url: '/docs/b' })).toEqual(['1', '2']);
});
