import { describe, expect, test } from 'vitest';
import type { MatchedWords } from '../engine/types.ts';
import { highlight, snippet } from './index.ts';

const tags = { pre: '<mark>', post: '</mark>' };
const matched = (...words: [string, Record<string, number>][]): MatchedWords => ({
  locale: 'zh',
  words: words.map(([word, terms]) => ({ word, terms: new Map(Object.entries(terms)) })),
});

describe('highlight', () => {
  test('marks whole words, the typed prefix of an unfinished word, and parts of identifiers', () => {
    const words = matched(['bal', { balance: 3 }], ['zero', { zero: 0 }]);
    expect(highlight('Zero balance: ERROR_ZERO_BALANCE', words, tags)).toEqual({
      value: '<mark>Zero</mark> <mark>bal</mark>ance: ERROR_<mark>ZERO</mark>_<mark>BAL</mark>ANCE',
      matchLevel: 'full',
      matchedWords: ['bal', 'zero'],
      fullyHighlighted: false,
    });
  });

  test('joins overlapping pairs of Han characters', () => {
    const words = matched(['验证', { 验证: 0 }], ['证码', { 证码: 0 }]);
    expect(highlight('点击验证码', words, tags).value).toBe('点击<mark>验证码</mark>');
  });

  test('does not split a Han word: the mark extends to its end', () => {
    const words = matched(['验证', { 验证: 0 }], ['共和', { 共和: 0 }]);
    expect(highlight('中华人民共和国', words, tags).value).toBe('中华人民<mark>共和国</mark>');
    expect(highlight('图形验证码', words, tags).value).toBe('图形<mark>验证码</mark>');
  });

  test('escapes everything but its own tags', () => {
    const { value } = highlight(
      '<img src=x onerror="a(\'token\')"> & token',
      matched(['token', { token: 0 }]),
      tags,
    );
    expect(value).toBe(
      '&lt;img src=x onerror=&quot;a(&#39;<mark>token</mark>&#39;)&quot;&gt; &amp; <mark>token</mark>',
    );
  });

  test('reports how much of the query a text matches', () => {
    const words = matched(['token', { token: 0 }], ['proxy', { proxy: 0 }]);
    expect(highlight('nothing', words, tags)).toEqual({
      value: 'nothing',
      matchLevel: 'none',
      matchedWords: [],
    });
    expect(highlight('a token', words, tags).matchLevel).toBe('partial');
    expect(highlight('Token, proxy.', words, tags)).toMatchObject({
      matchLevel: 'full',
      fullyHighlighted: true,
    });
  });

  test('marks full-width text in place', () => {
    expect(highlight('ＡＰＩ key', matched(['api', { api: 0 }]), tags).value).toBe('<mark>ＡＰＩ</mark> key');
  });
});

describe('snippet', () => {
  const text = 'one two three four five six seven eight nine token eleven proxy, thirteen fourteen';

  test('shows the part with the most matched words, with ellipses where it is cut', () => {
    const words = matched(['token', { token: 0 }], ['proxy', { proxy: 0 }]);
    expect(snippet(text, 5, words, tags, '…')).toEqual({
      value: '…nine <mark>token</mark> eleven <mark>proxy</mark>, thirteen…',
      matchLevel: 'full',
    });
  });

  test('shows the beginning if nothing matches', () => {
    expect(snippet(text, 3, matched(['x', { x: 0 }]), tags, '…').value).toBe('one two three…');
  });

  test('shows a short text in full', () => {
    expect(snippet('a <b> token', 10, matched(['token', { token: 0 }]), tags, '…').value).toBe(
      'a &lt;b&gt; <mark>token</mark>',
    );
  });

  test('counts two Han characters as one word', () => {
    expect(snippet('一二三四五六七八九十', 3, matched(['x', { x: 0 }]), tags, '…').value).toBe(
      '一二三四五六…',
    );
  });

  test('begins and ends at the boundary of a Han word', () => {
    const long = '您可以在自动化浏览器中安装扩展程序并且输入密钥然后开始使用';
    const { value } = snippet(long, 3, matched(['扩展', { 扩展: 0 }]), tags, '…');
    expect(value).toMatch(/^…(?:浏览器|中|安装)/);
    expect(value).toContain('扩展');
  });
});
