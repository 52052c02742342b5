import { expect, test } from 'vitest';
import { kindOf } from './site.ts';
import { sum } from './transfer.ts';

test.each([
  ['text/html; charset=utf-8', 'document'],
  ['text/javascript; charset=utf-8', 'script'],
  ['text/css; charset=utf-8', 'style'],
  ['font/woff2', 'font'],
  ['application/json; charset=utf-8', 'other'],
  ['', 'other'],
] as const)('%s counts as %s', (type, kind) => {
  expect(kindOf(type)).toBe(kind);
});

test('bytes are added up by kind and in all', () => {
  const sent = (kind: 'document' | 'script', bytes: number) => ({ path: '/', kind, bytes, ahead: false });
  expect(sum([sent('document', 10), sent('script', 5), sent('script', 2)])).toEqual({
    document: 10,
    script: 7,
    style: 0,
    font: 0,
    other: 0,
    requests: 3,
    total: 17,
  });
});
