import { describe, expect, test } from 'vitest';
import { record } from '../../test/records.ts';
import type { SearchRecord } from '../record.ts';
import { buildIndex } from './index.ts';

/** The title of a page and a text below it. */
const page = (id: string, title: string, content: string): SearchRecord[] => [
  record({ url: `/${id}`, title }),
  record({ url: `/${id}`, title, content }),
];

const en = buildIndex('en', [
  ...page('extension', 'Browser extension', 'Install the extension in Chrome.'),
  ...page('answers', 'Report a wrong answer', 'Post the request. A man reads it.'),
  ...page('mark', 'Mark the image', 'Choose the mode.'),
]);

describe('words that no page has', () => {
  test('are listed, and the hits for the other words are still returned', () => {
    const { nbHits, missingWords } = en.search('Safari extension');
    expect(nbHits).toBeGreaterThan(0);
    expect(missingWords).toEqual(['Safari']);
  });

  test('are not listed if they are question words, numbers, or only one or two letters', () => {
    expect(en.search('why would the extension 12 xy').missingWords).toEqual([]);
  });

  test('are listed if the best hit lacks most of the query', () => {
    const subjects = ['proxy', 'kotlin', 'gradle', 'captcha'];
    const index = buildIndex(
      'en',
      subjects.flatMap((subject) => page(subject, subject, `About ${subject}.`)),
    );
    expect(index.search('captcha kotlin gradle proxy').missingWords).toHaveLength(3);
  });

  test('are listed if the best hit has only one of several words, however rare that one is', () => {
    const many = Array.from({ length: 20 }, (_, i) => page(`plugin-${i}`, `Plugin ${i}`, 'Text.')).flat();
    const index = buildIndex('en', [...page('php', 'PHP', 'Wordpress.'), ...many]);
    expect(index.search('wordpress plugin').missingWords).toHaveLength(1);
    expect(index.search('wordpress').missingWords).toEqual([]);
  });

  test('are listed if they are on some page, but the best hit has only part of the query, in Han text too', () => {
    const pages = [...page('a', '安装设置', '安装设置。'), ...page('b', '代理密码', '代理密码。')];
    const zh = buildIndex('zh', [...pages, ...page('c', '识别', '图片。')]);
    expect(zh.search('安装密码').missingWords).toHaveLength(1);
    expect(zh.search('代理密码').missingWords).toEqual([]);
  });

  test('are listed as whole words in Han text', () => {
    const zh = buildIndex('zh', [...page('a', '识别模块', '选择识别模块。')]);
    expect(zh.search('车牌识别')).toMatchObject({ missingWords: ['车牌'] });
  });
});

describe('repairs', () => {
  test('keep the first letter of a short word: dark is not mark', () => {
    expect(en.search('dark mode')).toMatchObject({ missingWords: ['dark'] });
    expect(en.search('dark mode').repairedQuery).toBeUndefined();
  });

  test('do not drop the first letter of a name', () => {
    const index = buildIndex('en', page('tencent', 'Tencent', 'Tcaptcha. Recaptcha.'));
    expect(index.search('mtcaptcha').nbHits).toBe(0);
    expect(index.search('ercaptcha').nbHits).toBeGreaterThan(0);
  });

  test('split a word only where its parts, and not their synonyms, are adjacent', () => {
    const index = buildIndex('ru', [
      ...page('a', 'Ключ капчи', 'Ключ капчи.'),
      ...page('b', 'key', 'captcha'),
    ]);
    expect(index.search('keycaptcha').repairedQuery).toBeUndefined();
  });

  test('split a word only into words that are adjacent on some page, and return the repaired query', () => {
    expect(en.search('wronganswer').repairedQuery).toBe('wrong answer');
    expect(en.search('postman')).toMatchObject({ nbHits: 0 });
  });

  test('do not change a Russian word that is punctuation in the other layout', () => {
    const ru = buildIndex('ru', [...page('a', 'Галочка', 'Бот ставит галку. Параметры v и n.')]);
    expect(ru.search('бот не жмёт галку').repairedQuery).toBeUndefined();
  });
});

test('a query is not suggested if the filter leaves it without hits', () => {
  const accept = ({ url }: SearchRecord) => url !== '/extension';
  expect(en.search('extensiom zzz', { literal: true }).suggestions).toContain('extension');
  expect(en.search('extensiom zzz', { literal: true, accept }).suggestions).not.toContain('extension');
});

test('a compound of which no page has one word finds nothing by the other, unless a heading has it', () => {
  const index = buildIndex('en', [
    ...page('a', 'Selenium', 'The service keeps the umbrella term.'),
    ...page('b', 'Other', 'Text.'),
  ]);
  expect(index.search('umbrella-stand')).toMatchObject({ nbHits: 0, missingWords: ['stand'] });
  expect(index.search('selenium-wire')).toMatchObject({ missingWords: ['wire'] });
  expect(index.search('selenium-wire').nbHits).toBeGreaterThan(0);
});

test('if the hits of several words are few and lack some, the hits of fewer words follow, and the others are listed', () => {
  const index = buildIndex('en', [
    ...page('accident', 'Notes', 'A zebra near a gradle file.'),
    ...page('balance', 'Balance', 'Check the balance.'),
    ...page('other', 'Other', 'Text.'),
  ]);
  const { hits, missingWords } = index.search('zebra gradle balance');
  expect(new Set(hits.map(({ record: { url } }) => url))).toEqual(new Set(['/accident', '/balance']));
  expect(missingWords).toEqual(['balance']);
});

test('a single hit beside missing words is followed by the hits of the words that are left', () => {
  const many = Array.from({ length: 20 }, (_, i) => page(`captcha-${i}`, `Captcha ${i}`, 'Text.')).flat();
  const index = buildIndex('en', [...page('one', 'Framework', 'A component.'), ...many]);
  const { nbHits, missingWords } = index.search('Vue component captcha');
  expect(nbHits).toBeGreaterThan(2);
  expect(missingWords).toEqual(['Vue', 'captcha']);
});

test('a Han character that the synonym lists have is a word by itself: 没钱 is about 余额', () => {
  const zh = buildIndex('zh', [...page('balance', '余额', '查询余额。'), ...page('b', '识别模块', '没有。')]);
  expect(zh.search('没钱').hits[0]?.record.url).toBe('/balance');
  expect(zh.search('没钱').missingWords).toEqual([]);
});
