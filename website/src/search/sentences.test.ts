import { expect, test } from 'vitest';
import { fill } from '../../shared/texts/fill';
import { pluralForm } from './sentences';

test('placeholders are filled in, and unknown ones left alone', () => {
  expect(fill('{a} of {b}, {c}', { a: '$1', b: '{a}' })).toBe('$1 of {a}, {c}');
});

test.each([
  ['en-US', 'result|results', { 1: 'result', 2: 'results', 0: 'results' }],
  ['ru-RU', 'one|few|many', { 1: 'one', 22: 'few', 25: 'many', 111: 'many' }],
  ['zh-Hans', 'result', { 1: 'result', 5: 'result' }],
  ['pt-BR', 'one|other', { 1: 'one', 7: 'other', 1000000: 'other' }],
])('counts take the plural form of %s', (locale, forms, expected) => {
  for (const [count, form] of Object.entries(expected))
    expect(pluralForm(forms, Number(count), locale)).toBe(form);
});
