import { describe, expect, test } from 'vitest';
import { record } from '../../test/records.ts';
import { buildIndex } from '../engine/index.ts';
import { type Highlight, Marker, type Snippet } from './index.ts';

/** Marks a text of a record for a query that finds the record by its title. */
function marker(text: string, query: string): Marker {
  const records = [
    record({ url: '/page', title: 'Page', content: text }),
    record({ url: '/other', title: `Findable ${query}` }),
  ];
  const [hit] = buildIndex('zh', records).search(query, { literal: true }).hits;
  if (!hit) throw new Error(`${query} finds nothing`);
  return new Marker(hit.matched, { pre: '<mark>', post: '</mark>' }, '…');
}
const highlight = (text: string, query: string): Highlight => marker(text, query).highlight(text);
const snippet = (text: string, words: number, query: string): Snippet =>
  marker(text, query).snippet(text, words);

describe('highlight', () => {
  test('marks whole words, the typed prefix of an unfinished word, and parts of identifiers', () => {
    expect(highlight('Zero balance: ERROR_ZERO_BALANCE', 'zero bal')).toEqual({
      value: '<mark>Zero</mark> <mark>bal</mark>ance: ERROR_<mark>ZERO</mark>_<mark>BAL</mark>ANCE',
      matchLevel: 'full',
      matchedWords: ['zero', 'bal'],
      fullyHighlighted: false,
    });
  });

  test('joins overlapping pairs of Han characters', () => {
    expect(highlight('点击验证码', '验证码').value).toBe('点击<mark>验证码</mark>');
  });

  test('does not split a Han word: the mark extends to its end', () => {
    expect(highlight('中华人民共和国', '共和').value).toBe('中华人民<mark>共和国</mark>');
    expect(highlight('图形验证码', '验证').value).toBe('图形<mark>验证码</mark>');
  });

  test('escapes everything but its own tags', () => {
    expect(highlight('<img src=x onerror="a(\'token\')"> & token', 'token').value).toBe(
      '&lt;img src=x onerror=&quot;a(&#39;<mark>token</mark>&#39;)&quot;&gt; &amp; <mark>token</mark>',
    );
  });

  test('reports how much of the query a text matches', () => {
    expect(highlight('nothing', 'token proxy')).toEqual({
      value: 'nothing',
      matchLevel: 'none',
      matchedWords: [],
    });
    expect(highlight('a token', 'token proxy').matchLevel).toBe('partial');
    expect(highlight('Token, proxy.', 'token proxy')).toMatchObject({
      matchLevel: 'full',
      fullyHighlighted: true,
    });
  });

  test('marks full-width text in place', () => {
    expect(highlight('ＡＰＩ key', 'api').value).toBe('<mark>ＡＰＩ</mark> key');
  });
});

describe('snippet', () => {
  const text = 'one two three four five six seven eight nine token eleven proxy, thirteen fourteen';

  test('shows the part with the most matched words, with ellipses where it is cut', () => {
    expect(snippet(text, 5, 'token proxy')).toEqual({
      value: '…nine <mark>token</mark> eleven <mark>proxy</mark>, thirteen…',
      matchLevel: 'full',
    });
  });

  test('shows the beginning if nothing matches', () => {
    expect(snippet(text, 3, 'xyz').value).toBe('one two three…');
  });

  test('shows a short text in full', () => {
    expect(snippet('a <b> token', 10, 'token').value).toBe('a &lt;b&gt; <mark>token</mark>');
  });

  test('counts two Han characters as one word', () => {
    expect(snippet('一二三四五六七八九十', 3, 'xyz').value).toBe('一二三四五六…');
  });

  test('begins and ends at the boundary of a Han word', () => {
    const { value } = snippet('您可以在自动化浏览器中安装扩展程序并且输入密钥然后开始使用', 3, '扩展');
    expect(value).toMatch(/^…(?:浏览器|中|安装)/);
    expect(value).toContain('扩展');
  });
});
