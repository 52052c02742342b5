import { expect, test } from 'vitest';
import { parseOptions } from './options.ts';

const SITES = ['ours', 'starlight'];

test('without options everything is built and measured in full', () => {
  expect(parseOptions([], SITES)).toEqual({ quick: false, skipBuild: false, only: [] });
});

test('options shorten the run and choose the sites', () => {
  expect(parseOptions(['--quick', '--skip-build', '--only', 'ours', '--only', 'starlight'], SITES)).toEqual({
    quick: true,
    skipBuild: true,
    only: ['ours', 'starlight'],
  });
});

test.each([
  [['--quik'], "Unknown option '--quik'; the options are --quick, --skip-build and --only <site>."],
  [
    ['--only'],
    "Option '--only <value>' argument missing; the options are --quick, --skip-build and --only <site>.",
  ],
  [['--only', 'hugo'], 'There is no site called hugo to measure; there are ours, starlight.'],
])('%j is answered in one sentence', (words, sentence) => {
  expect(() => parseOptions(words, SITES)).toThrow(sentence);
});
