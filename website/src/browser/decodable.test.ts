import { expect, test } from 'vitest';
import { decodable } from './decodable';

test.each(['', '#proxy', '#%D0%B0', '/docs/a%20b', '/ru/%E4%BB%A3'])('%s is left as it is', (part) => {
  expect(decodable(part)).toBe(part);
});

test.each([
  ['#100%', '#100%25'],
  ['/%ff', '/%25ff'],
  ['#%E4%BB', '#%25E4%25BB'],
])('%s, which cannot be decoded, becomes %s', (part, repaired) => {
  expect(decodable(part)).toBe(repaired);
  expect(() => decodeURIComponent(repaired)).not.toThrow();
});
