import { expect, test } from 'vitest';
import { inOtherLayout } from './layout.ts';

test('keys are mapped to the other layout in both directions, including capitals and punctuation keys', () => {
  expect(inOtherLayout('rfgxf')).toBe('капча');
  expect(inOtherLayout(',fkfyc')).toBe('баланс');
  expect(inOtherLayout('кусфзесрф')).toBe('recaptcha');
  expect(inOtherLayout('<fkfyc')).toBe('Баланс');
});

test('text without letters of either layout has no counterpart', () => {
  expect(inOtherLayout('123')).toBeNull();
  expect(inOtherLayout('余额')).toBeNull();
});
