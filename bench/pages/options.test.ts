import { expect, test } from 'vitest';
import { parseOptions } from './options.ts';

const SITES = ['ours', 'starlight'];

test('without options everything is built and measured in full', () => {
  expect(parseOptions([], SITES)).toEqual({ quick: false, skipBuild: false, only: [] });
});

test('options shorten the run and choose the sites', () => {
  const words = [
    '--quick',
    '--skip-build',
    '--only',
    'ours',
    '--only',
    'starlight',
    '--before',
    '../old/build',
  ];
  expect(parseOptions(words, SITES)).toEqual({
    quick: true,
    skipBuild: true,
    only: ['ours', 'starlight'],
    before: '../old/build',
  });
});

test.each([
  [
    ['--quik'],
    "Unknown option '--quik'; the options are --quick, --skip-build, --only <site> and --before <folder of another build>.",
  ],
  [
    ['--only'],
    "Option '--only <value>' argument missing; the options are --quick, --skip-build, --only <site> and --before <folder of another build>.",
  ],
  [['--only', 'hugo'], 'There is no site called hugo to measure; there are ours, starlight.'],
])('%j is answered in one sentence', (words, sentence) => {
  expect(() => parseOptions(words, SITES)).toThrow(sentence);
});
