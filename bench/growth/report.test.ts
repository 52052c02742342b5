import { expect, test } from 'vitest';
import { exponent, slope } from './report.ts';

test('the slope and the exponent describe how a figure grows', () => {
  expect(slope([10, 30, 100], [25, 65, 205])).toBeCloseTo(2);
  expect(exponent([10, 30, 100], [1, 3, 10])).toBeCloseTo(1);
  expect(exponent([10, 30, 100], [7, 7, 7])).toBeCloseTo(0);
});
