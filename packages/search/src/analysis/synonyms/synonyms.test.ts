import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../record.ts';
import { wordsOf } from '../words.ts';
import { Synonyms, synonymGroups } from './index.ts';

test('inflected forms lead to the group of their word', () => {
  const members = new Synonyms('ru')
    .of('капчами', false)
    .flatMap((group) => group.members.map(({ text }) => text));
  expect(members).toEqual(expect.arrayContaining(['captcha', '验证码']));
});

test('phrases are found in a text in any inflection, and in Han text without spaces', () => {
  const found = (locale: 'ru' | 'zh', text: string) =>
    new Synonyms(locale).phrasesIn(wordsOf(text)).map((word) => word.text);
  expect(found('ru', 'в личном кабинете')).toContain('личный кабинет');
  expect(found('zh', '如何识别验证码')).toEqual(expect.arrayContaining(['识别', '验证码']));
});

describe.each(LOCALES)('the list of %s', (locale) => {
  test('has groups of at least two different words', () => {
    for (const { words } of synonymGroups(locale)) {
      expect(words.length, words.join()).toBeGreaterThan(1);
      expect(new Set(words).size, words.join()).toBe(words.length);
    }
  });
});
