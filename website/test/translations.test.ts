import { describe, expect, it } from 'vitest';
import { pageNames, TRANSLATED } from '../translations/pages.ts';
import { catalogues } from '../translations/strings.ts';
import { englishIn, matches, proseIn } from './prose.ts';

const pages = pageNames('en');

const strings = catalogues();
const proses = new Map(TRANSLATED.map((locale) => [locale, proseIn(locale, strings)]));

describe.each(TRANSLATED)('%s', (locale) => {
  const prose = proses.get(locale) ?? [];

  it('has no page that English lacks', () => {
    expect(pageNames(locale).filter((page) => !pages.includes(page))).toEqual([]);
  });

  it('leaves no English sentence', () => {
    expect(englishIn(prose)).toEqual([]);
  });

  it('has no word of mixed scripts', () => {
    const mixed =
      /[\d_]*(?:\p{Script=Cyrillic}[\d_]*\p{Script=Latin}|\p{Script=Latin}[\d_]*\p{Script=Cyrillic})/gu;
    expect(matches(prose, mixed)).toEqual([]);
  });

  it('has no placeholder text', () => {
    expect(matches(prose, /(?<!\p{L})(?:TODO|FIXME|XXX|TBD|lorem|ipsum)(?!\p{L})|\?\?\?/gu)).toEqual([]);
  });
});

describe('Chinese typography', () => {
  const prose = proses.get('zh') ?? [];

  it('has no half-width punctuation between Chinese characters', () => {
    expect(matches(prose, /\p{Script=Han}[,.:;?!()]+\s?\p{Script=Han}/gu)).toEqual([]);
  });

  it('has no space between Chinese characters', () => {
    expect(matches(prose, /\p{Script=Han}(?: +|\n(?!\n))\p{Script=Han}/gu)).toEqual([]);
  });

  it('separates Latin letters and digits from Chinese characters with a space', () => {
    expect(matches(prose, /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/gu)).toEqual([]);
  });
});

describe('Russian typography', () => {
  const prose = proses.get('ru') ?? [];

  it('uses «these» quotation marks, not "these"', () => {
    expect(matches(prose, /["“”]/g).filter((found) => !found.includes('„'))).toEqual([]);
  });

  it('writes a dash as a dash, after a no-break space', () => {
    expect(matches(prose, /(?<=\S) [-–] (?=\S)|--/g)).toEqual([]);
    expect(matches(prose, /[^\u00A0\n] ?—|(?<=\S)[^\S\u00A0\n]—/g)).toEqual([]);
  });
});
