import { expect, onTestFinished, test, vi } from 'vitest';
import { pinyinReadings } from './han.ts';

test('pinyin is split into syllables, long ones first', () => {
  expect(pinyinReadings('yue')).toEqual([['yue'], ['yu', 'e']]);
  expect(pinyinReadings('heimingdan')).toContainEqual(['hei', 'ming', 'dan']);
  expect(pinyinReadings('heimingdanq')).toEqual([]);
});

test.each([
  ['a word that ends in a dead end', `${'ao'.repeat(19)}q`],
  ['a word with many readings', 'xian'.repeat(10)],
])('%s takes at most six steps per letter', (_title, word) => {
  const lookups = vi.spyOn(Map.prototype, 'has');
  onTestFinished(() => lookups.mockRestore());
  const readings = pinyinReadings(word);
  expect(lookups.mock.calls.length).toBeLessThanOrEqual(6 * word.length);
  expect(readings.length).toBeLessThanOrEqual(8);
});
