import { LOCALES } from '@docs/site/locales';
import { describe, expect, it } from 'vitest';
import { languageStrings } from '../../src/strings';
import { renderPng } from '../brand-graphics.ts';
import { breakLines } from './lines.ts';
import { drawPicture } from './picture.ts';
import { openTypeface } from './typeface.ts';

const text = (locale: string) => {
  const { metaTitle, metaDescription } = languageStrings(locale);
  return { name: 'Captcha Cloud', title: metaTitle, description: metaDescription, host: 'docs.example.com' };
};

describe('breakLines', () => {
  const byLetters = (words: string) => words.length;

  it('breaks between words and keeps punctuation with them', () => {
    expect(breakLines('Fields, codes (all) and fixes.', 12, 9, byLetters)).toEqual([
      'Fields,',
      'codes (all)',
      'and fixes.',
    ]);
  });

  it('breaks Chinese between words, never before its punctuation', () => {
    expect(breakLines('浏览器扩展，浏览器', 4, 9, byLetters)).toEqual(['浏览器', '扩展，', '浏览器']);
  });

  it('cuts text that does not fit and ends it in dots', () => {
    expect(breakLines('one two, three', 4, 2, byLetters)).toEqual(['one', 'two...']);
  });
});

describe('drawPicture', () => {
  it.each(LOCALES)('draws the text of %s as outlines, the same every time', async (locale) => {
    const svg = await drawPicture(text(locale));
    expect(svg).not.toContain('<text');
    expect(await drawPicture(text(locale))).toBe(svg);
    const png = await renderPng(svg);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it('reports the character that the font lacks', async () => {
    await expect(drawPicture({ ...text('en'), title: 'ሀ' })).rejects.toThrow(
      'The font of the social pictures has no "ሀ"',
    );
  });
});

it('the typeface has every letter of all four languages in two weights', async () => {
  const words = LOCALES.map((locale) => text(locale).title);
  const typeface = await openTypeface(words);
  for (const title of words) {
    expect(typeface.width(title, 50, 700)).toBeGreaterThan(typeface.width(title.slice(0, -1), 50, 700));
    expect(typeface.outline(title, 50, 400, 0, 0)).not.toBe(typeface.outline(title, 50, 700, 0, 0));
  }
});
