import { formatLocale, LOCALES } from '@docs/site/locales';
import { describe, expect, it } from 'vitest';
import { formatDate, textsOf } from '.';

/** The names of spec 3.1, literally. */
const KEYS =
  'heroTitle, heroDescription, goText, linksTitle, linkOneTitle, linkOneDescription, linkTwoTitle, linkTwoDescription, linkThreeTitle, linkThreeDescription, libsTitle, libsDescription, priceTitle, priceSubTitle, priceSubTooltipText, metaTitle, metaDescription, tokenProblems, callSupport, allCategoriesText, emptyUpdatesText, hundredTokens, hundredImages, fullPriceText, dynamicHundredImages, complexImageAnswers, moreBlogInfo'.split(
    ', ',
  );

describe('language strings', () => {
  it.each(LOCALES)('%s has exactly the keys of the specification, none of them empty', (locale) => {
    const strings = textsOf(locale).strings;
    expect(Object.keys(strings).sort()).toEqual([...KEYS].sort());
    for (const text of Object.values(strings)) expect(text.trim()).not.toBe('');
  });

  it('an unknown locale falls back to English', () => {
    expect(textsOf('de').strings).toEqual(textsOf('en').strings);
    expect(textsOf('constructor').strings).toEqual(textsOf('en').strings);
  });

  it.each(['ru', 'zh', 'pt-br'])('%s is translated', (locale) => {
    const english = textsOf('en').strings;
    for (const [key, text] of Object.entries(textsOf(locale).strings)) {
      expect(text, key).not.toBe(english[key as keyof typeof english]);
    }
  });

  it('dates and numbers use the format of the locale', () => {
    const date = new Date('2025-04-08T00:00:00Z');
    expect(
      ['en', 'ru', 'zh', 'pt-br'].map((locale) => [formatLocale(locale), formatDate(locale, date)]),
    ).toEqual([
      ['en-US', 'April 8, 2025'],
      ['ru-RU', '8 апреля 2025 г.'],
      ['zh-Hans', '2025年4月8日'],
      ['pt-BR', '8 de abril de 2025'],
    ]);
  });
});
