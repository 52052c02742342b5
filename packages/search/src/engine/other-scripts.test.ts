import { describe, expect, test } from 'vitest';
import { record } from '../../test/records.ts';
import type { SearchRecord } from '../record.ts';
import { buildIndex } from './index.ts';

/** The title of a page and a text below it. */
const page = (id: string, title: string, content: string): SearchRecord[] => [
  record({ url: `/${id}`, title }),
  record({ url: `/${id}`, title, content }),
];

const ids = (index: ReturnType<typeof buildIndex>, query: string) => [
  ...new Set(index.search(query).hits.map((hit) => hit.record.url.slice(1))),
];

describe('Chinese', () => {
  const zh = buildIndex('zh', [
    ...page('types', '验证码类型', '支持的类型。'),
    ...page('list', '黑名单', '把网站加入黑名单。'),
    ...page('balance', '余额', '查询余额。'),
  ]);

  /** With few pages, no word is rare. */
  const others = Array.from({ length: 40 }, (_, i) => page(`other-${i}`, '类型', '支持的类型。')).flat();

  test('traditional characters find simplified ones', () => {
    expect(ids(zh, '驗證碼類型')[0]).toBe('types');
  });

  test('pinyin, typed together or apart, finds the characters with that reading, and the repair is returned', () => {
    expect(zh.search('heimingdan')).toMatchObject({ repairedQuery: '黑名单' });
    expect(ids(zh, 'hei ming dan')[0]).toBe('list');
    expect(ids(zh, 'yue')[0]).toBe('balance');
  });

  test('a character that sounds the same finds the right one, and the repair is returned', () => {
    const often = buildIndex('zh', [
      ...page('codes', '错误码', '错误码、错误码、错误码、错误码、错误码。'),
      ...page('list', '黑名单', '不足。'),
    ]);
    expect(often.search('错误吗')).toMatchObject({ repairedQuery: '错误码' });
    expect(ids(often, '错误马')).toEqual(['codes']);
    // A pair that is hardly ever on the pages may be an accident: 不足 is not 部族.
    expect(often.search('部族').nbHits).toBe(0);
  });

  test('a pair that only joins two words counts little', () => {
    const joined = buildIndex('zh', [
      ...page('balance', '查询余额', '地址。'),
      ...page('libraries', '代码', '本文档未列出余额查询方法。'),
      ...others,
    ]);
    const found = joined.search('余额查询').hits.find((hit) => hit.record.url === '/balance');
    expect(found?.rankingInfo?.share).toBeGreaterThan(0.8);
  });

  test('a word of one character leads to its synonyms, but they do not lead to every word with that character', () => {
    const index = buildIndex('zh', [
      ...page('query', '查询', '查询。'),
      ...page('check', '检查', '检查。'),
      ...others,
    ]);
    expect(ids(index, '查')[0]).toBe('query');
    expect(ids(index, '查询')).toEqual(['query']);
  });

  test('a question character counts next to nothing, although no page has its pairs', () => {
    const index = buildIndex('zh', [
      ...page('balance', '余额', '余额。'),
      ...page('done', '完成了', '结束。'),
      ...others,
    ]);
    const found = index.search('余额了').hits.find((hit) => hit.record.url === '/balance');
    expect(found?.rankingInfo?.share).toBeGreaterThan(0.9);
  });

  test('a word of one character is found by its synonyms if it is only in pairs that join two words', () => {
    const code = buildIndex('zh', [
      ...page('photos', '图片', '数组。'),
      ...page('joined', '数组', '图片转数组。'),
      ...page('encode', '图片编码', '编码。'),
      ...others,
    ]);
    const found = ids(code, '图片转文件');
    expect(found).toContain('encode');
    expect(found).not.toContain('photos');
  });

  test('a word of which only single characters are on the pages is missing', () => {
    expect(zh.search('型码')).toMatchObject({ nbHits: 0, missingWords: ['型码'] });
    expect(zh.search('名额 黑名单')).toMatchObject({ missingWords: ['名额'] });
    expect(ids(zh, '名额 黑名单')[0]).toBe('list');
  });
});

test('a Russian word in Latin letters is found, even a short one', () => {
  const ru = buildIndex('ru', [...page('own', 'Свой прокси', 'Адрес.'), ...page('b', 'Расширение', 'Файл.')]);
  expect(ids(ru, 'svoj proksi')).toEqual(['own']);
});

test('a name in Cyrillic letters finds the Latin name that sounds the same, and vice versa', () => {
  const ru = buildIndex('ru', [...page('a', 'Webhook', 'Адрес.'), ...page('b', 'Расширение', 'Файл.')]);
  expect(ids(ru, 'вебхуки')).toEqual(['a']);
  expect(ids(ru, 'rasshirenie')).toEqual(['b']);
});

test('words with unlike first vowels do not sound the same: safari is not цифры', () => {
  const ru = buildIndex('ru', page('digits', 'Цифры', 'Только цифры.'));
  expect(ru.search('safari').nbHits).toBe(0);
});

test('a word that begins with a vowel does not sound like one that does not: канает is not account', () => {
  const ru = buildIndex('ru', [...page('a', 'Account', 'Адрес.'), ...page('b', 'News', 'Файл.')]);
  expect(ru.search('канает').nbHits).toBe(0);
  expect(ru.search('инвиз').nbHits).toBe(0);
  expect(ids(ru, 'эккаунт')).toEqual(['a']);
});

test('stop words may be typed without their accents', () => {
  const pt = buildIndex('pt-br', [
    ...page('a', 'Chave', 'A chave não funciona.'),
    ...page('b', 'Nao', 'Nao.'),
  ]);
  expect(ids(pt, 'nao chave')[0]).toBe('a');
});

test('a section that shows the words comes before the title of its page if only phrases matched the title', () => {
  const index = buildIndex('en', [
    { ...record({ url: '/selenium', title: 'Selenium' }), phrases: ['headless'] },
    record({ url: '/selenium#tools', title: 'Selenium', heading: 'Other tools', content: 'Headless mode.' }),
    ...page('other', 'Other', 'Text.'),
  ]);
  expect(index.search('headless').hits.map((hit) => hit.record.url)).toEqual([
    '/selenium#tools',
    '/selenium',
  ]);
  expect(index.search('selenium').hits[0]?.record.url).toBe('/selenium');
});

test('readers’ phrases find a page that lacks the words, after pages that have them in a title', () => {
  const [title, text] = page('a', 'Block reasons', 'Why requests fail.') as [SearchRecord, SearchRecord];
  const named = { ...title, phrases: ['why am I banned'], foreign: ['封号'] };
  const index = buildIndex('en', [named, text, ...page('b', 'Banned', 'Another page.')]);
  expect(ids(index, 'banned')).toEqual(['b', 'a']);
  expect(ids(index, '封号')).toEqual(['a']);
});

test('in a pasted response, only the error code counts', () => {
  const index = buildIndex('en', [
    ...page('response', 'errorId and errorCode', 'errorId is 1 and errorCode is ERROR_OTHER.'),
    ...page('code', 'ERROR_ZERO_BALANCE', 'Top up.'),
  ]);
  expect(ids(index, '{"errorId":1,"errorCode":"ERROR_ZERO_BALANCE"}')[0]).toBe('code');
});
