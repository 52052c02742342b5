import { expect, test } from 'vitest';
import { inOtherLayout } from './layout.ts';

test('the same keys give the word of the other layout, both ways, capitals and punctuation keys included', () => {
  expect(inOtherLayout('rfgxf')).toBe('капча');
  expect(inOtherLayout(',fkfyc')).toBe('баланс');
  expect(inOtherLayout('кусфзесрф')).toBe('recaptcha');
  expect(inOtherLayout('<fkfyc')).toBe('Баланс');
});

test('text without letters of either layout has no other', () => {
  expect(inOtherLayout('123')).toBeNull();
  expect(inOtherLayout('余额')).toBeNull();
});
