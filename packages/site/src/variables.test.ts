import { expect, test } from 'vitest';
import { searchAccess, siteUrl, userAgent } from './settings.ts';
import { OperatorError, oneOf, origin, text, url, wholeNumber } from './variables.ts';

const RANGE = { initial: 7, minimum: 1, maximum: 9 };

test.each([undefined, '', '  '])('%j counts as unset, for every kind of value', (value) => {
  const variables = { A: value };
  expect(text(variables, 'A')).toBeUndefined();
  expect(wholeNumber(variables, 'A', RANGE)).toBe(7);
  expect(oneOf(variables, 'A', ['x', 'y'], 'y')).toBe('y');
  expect(url(variables, 'A')).toBeUndefined();
  expect(origin(variables, 'A')).toBeUndefined();
});

test('surrounding whitespace is removed from values', () => {
  expect(text({ A: ' b ' }, 'A')).toBe('b');
  expect(wholeNumber({ A: ' 9 ' }, 'A', RANGE)).toBe(9);
  expect(origin({ A: 'https://docs.test/' }, 'A')).toBe('https://docs.test');
});

test.each([
  [() => wholeNumber({ A: '10' }, 'A', RANGE), 'A is "10", but it must be a whole number from 1 to 9.'],
  [() => wholeNumber({ A: '1e0' }, 'A', RANGE), 'A is "1e0", but it must be a whole number from 1 to 9.'],
  [() => oneOf({ A: 'z' }, 'A', ['x', 'y'], 'x'), 'A is "z", but it must be one of x, y.'],
  [() => url({ A: 'docs.test' }, 'A'), /^A is "docs\.test", but it must be an absolute address/],
  [() => url({ A: 'file:///etc' }, 'A'), /^A is "file:/],
  [() => origin({ A: 'https://docs.test/x' }, 'A'), /^A is .* an origin without a path/],
  [() => siteUrl({ SITE_URL: 'x' }), /^SITE_URL is "x"/],
  [() => searchAccess({ SEARCH_INDEX: 'a b' }), /^SEARCH_INDEX is "a b"/],
  [() => userAgent({ USER_AGENT: 'a\nb' }), /^USER_AGENT is "a\\nb"/],
])('a malformed value is reported to the operator in one sentence', (read, sentence) => {
  expect(read).toThrow(OperatorError);
  expect(read).toThrow(sentence);
});
