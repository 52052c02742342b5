import { describe, expect, test } from 'vitest';
import { protocolRequest, toQueryText } from './request';

describe('the request', () => {
  test('is as specified, with snippets of 10 words', () => {
    expect(protocolRequest('docs-ru', { query: 'прокси' }, false)).toEqual({
      indexName: 'docs-ru',
      query: 'прокси',
      attributesToRetrieve: [
        'hierarchy.lvl0',
        'hierarchy.lvl1',
        'hierarchy.lvl2',
        'hierarchy.lvl3',
        'hierarchy.lvl4',
        'hierarchy.lvl5',
        'hierarchy.lvl6',
        'content',
        'type',
        'url',
      ],
      attributesToSnippet: [
        'hierarchy.lvl1:10',
        'hierarchy.lvl2:10',
        'hierarchy.lvl3:10',
        'hierarchy.lvl4:10',
        'hierarchy.lvl5:10',
        'hierarchy.lvl6:10',
        'content:10',
      ],
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      hitsPerPage: 20,
    });
  });

  test('asks for snippets of 5 words on narrow screens', () => {
    expect(protocolRequest('docs-en', { query: 'proxy' }, true).attributesToSnippet).toContain('content:5');
  });

  test('includes the page and the literal flag only if they differ from the default', () => {
    expect(protocolRequest('docs-en', { query: 'proxy', page: 2, literal: true }, false)).toMatchObject({
      page: 2,
      typoTolerance: false,
    });
  });
});

describe('the text of a query', () => {
  test('is one line of at most 64 characters', () => {
    expect(toQueryText(`  a\n b ${'x'.repeat(100)}`)).toBe(`a b ${'x'.repeat(60)}`);
  });

  test('never ends in the middle of a character', () => {
    expect(toQueryText(`${'x'.repeat(63)}😀`)).toBe('x'.repeat(63));
  });
});
