import { expect, test } from 'vitest';
import { median, medians } from './figures.ts';

test('the median of an odd number is the middle one, whatever the order', () => {
  expect(median([9, 1, 5])).toBe(5);
});

test('the median of an even number lies between the two in the middle', () => {
  expect(median([4, 1, 10, 2])).toBe(3);
});

test('each figure of several runs has its own median', () => {
  expect(
    medians([
      { lcp: 3, tbt: 10 },
      { lcp: 1, tbt: 30 },
      { lcp: 2, tbt: 20 },
    ]),
  ).toEqual({ lcp: 2, tbt: 20 });
});
