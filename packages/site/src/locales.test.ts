import { expect, test } from 'vitest';
import { alternatesOf, markdownAddress } from './addresses.ts';
import { factsOf, homeOf, knownLocale, LOCALES } from './locales.ts';

test('the locales and their formats are the ones of the specification', () => {
  const specified = LOCALES.slice(0, 4); // further locales come after them
  expect(specified).toEqual(['en', 'ru', 'zh', 'pt-br']);
  expect(specified.map((locale) => factsOf(locale).htmlLang)).toEqual(['en-US', 'ru-RU', 'zh-Hans', 'pt-BR']);
  expect(specified.map(homeOf)).toEqual(['/', '/ru/', '/zh/', '/pt-br/']);
});

test('an unknown locale falls back to English', () => {
  expect(['de', 'RU', '', 'constructor', 'pt-br'].map(knownLocale)).toEqual([
    'en',
    'en',
    'en',
    'en',
    'pt-br',
  ]);
});

test('the Open Graph locale has a territory', () => {
  for (const { htmlLang, openGraph } of LOCALES.map(factsOf)) {
    const { language, region } = new Intl.Locale(htmlLang).maximize();
    expect(openGraph).toBe(`${language}_${region}`);
  }
});

test('a page has an alternate URL in every language, and English is the default', () => {
  const alternates = alternatesOf('https://docs.test', 'docs/news', LOCALES);
  expect(alternates).toHaveLength(LOCALES.length + 1);
  expect(alternates).toEqual(
    expect.arrayContaining([
      { hreflang: 'en', href: 'https://docs.test/docs/news' },
      { hreflang: 'zh-Hans', href: 'https://docs.test/zh/docs/news' },
      { hreflang: 'x-default', href: 'https://docs.test/docs/news' },
    ]),
  );
});

test.each([
  ['/docs/page', '/docs/page.md'],
  ['/docs/folder/', '/docs/folder.md'],
  ['/ru/', '/ru/index.md'],
])('the Markdown of %s is at %s', (page, address) => {
  expect(markdownAddress(page, '/ru/')).toBe(address);
});
