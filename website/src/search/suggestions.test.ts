import { expect, test } from 'vitest';
import type { SearchResponse } from './response';
import { createSuggestions } from './suggestions';

const found: SearchResponse = {
  query: 'a',
  count: 1,
  pages: 1,
  queryId: null,
  repaired: null,
  missing: [],
  suggestions: [],
  hits: [
    {
      id: '1',
      url: '/a',
      section: 'S',
      title: 'Fields',
      path: ['a <mark>b</mark>'],
      excerpt: null,
      type: 'page',
    },
  ],
};
const nothing: SearchResponse = { ...found, query: 'zz', count: 0, hits: [] };

test('pages found before are suggested if the service suggests nothing', () => {
  const withSuggestions = createSuggestions();
  expect(withSuggestions(nothing).suggestions).toEqual([]);
  withSuggestions(found);
  expect(withSuggestions(nothing).suggestions).toEqual(['a b']);
});

test("the service's own suggestions are kept", () => {
  const withSuggestions = createSuggestions();
  withSuggestions(found);
  expect(withSuggestions({ ...nothing, suggestions: ['b'] }).suggestions).toEqual(['b']);
});
