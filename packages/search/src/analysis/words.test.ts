import { describe, expect, test } from 'vitest';
import { foldAccents, wordsOf } from './words.ts';

const texts = (text: string) => wordsOf(text).map((word) => word.text);
const exact = (text: string) =>
  wordsOf(text)
    .filter((word) => !word.part)
    .map((word) => word.text);

describe('identifiers', () => {
  test('are kept whole and split into parts', () => {
    expect(texts('RecaptchaV2TaskProxyless')).toEqual(
      expect.arrayContaining([
        'recaptchav2taskproxyless',
        'recaptcha',
        'v2',
        'task',
        'proxyless',
        'recaptchav2',
      ]),
    );
    expect(texts('ERROR_ZERO_BALANCE')).toEqual(
      expect.arrayContaining(['errorzerobalance', 'error', 'zero', 'balance', 'zerobalance']),
    );
    expect(texts('websiteURL')).toEqual(['website', 'websiteurl', 'url']);
    expect(texts('cf_clearance')).toEqual(['cf', 'cfclearance', 'clearance']);
    expect(texts('imagesBase64')).toContain('base64');
  });

  test('count as an exact word only as a whole, unless the parts are separated like words', () => {
    expect(exact('ERROR_ZERO_BALANCE')).toEqual(['errorzerobalance']);
    expect(exact('User-Agent')).toEqual(['user', 'useragent', 'agent']);
  });

  test('are split before a version number even without a capital', () => {
    expect(texts('recaptchav2')).toEqual(['recaptcha', 'recaptchav2', 'v2']);
    expect(texts('v2')).toEqual(['v2']);
  });

  test('with many parts are split into parts, without the runs of parts', () => {
    expect(wordsOf('a.b.c.d.e.f.g.h.i.j.k.l.m.n.o.p').length).toBe(16);
  });
});

describe('scripts', () => {
  test('Han text is split into overlapping pairs, and single characters as parts', () => {
    expect(exact('验证码')).toEqual(['验证', '证码']);
    expect(texts('验证码')).toEqual(['验', '验证', '证', '证码', '码']);
    expect(exact('码')).toEqual(['码']);
  });

  test('mixed text is split where the script changes', () => {
    expect(exact('reCAPTCHA验证码')).toEqual(['recaptcha', '验证', '证码']);
    expect(texts('HTTPпрокси')).toEqual(['http', 'httpпрокси', 'прокси']);
    expect(texts('API-ключ')).toEqual(['api', 'apiключ', 'ключ']);
  });

  test('full-width letters and ё are normalized', () => {
    expect(texts('ＡＰＩ')).toEqual(['api']);
    expect(texts('Ёлка')).toEqual(['елка']);
  });

  test('accents are removed from Latin letters only: й is a separate letter', () => {
    expect(foldAccents('configuração')).toBe('configuracao');
    expect(foldAccents('мой')).toBe('мой');
  });

  test('C# is a word', () => {
    expect(texts('C# and Go')).toEqual(['csharp', 'and', 'go']);
  });
});

test('every word has its position in the original text', () => {
  const text = 'See “ERROR_ZERO_BALANCE”, ﬁle ＡＰＩ 余额.';
  for (const word of wordsOf(text)) expect(text.slice(word.start, word.end)).not.toMatch(/[“”, .]/);
  const balance = wordsOf(text).find((word) => word.text === 'balance');
  expect(text.slice(balance?.start, balance?.end)).toBe('BALANCE');
});

test('any text is analyzed in time that grows with its length', () => {
  const hostile = ['a', 'aA', 'a_', '验', "'’-._", 'ё', "a'", 'aё', '1', '\u0301'].map((piece) =>
    piece.repeat(10_000),
  );
  for (const text of hostile) {
    const start = process.cpuUsage();
    wordsOf(text);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000, text.slice(0, 10)).toBeLessThan(1000);
  }
});
