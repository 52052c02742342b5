import { describe, expect, it } from 'vitest';
import { pageNames, pageStates, readPage, TRANSLATED } from '../translations/pages.ts';
import { type Parts, readParts, withoutWords } from '../translations/parts.ts';
import { catalogues, missingStrings } from '../translations/strings.ts';
import { englishIn, matches, proseIn } from './prose.ts';

const pages = pageNames('en');
const english = new Map(pages.map((page) => [page, readParts(readPage('en', page) ?? '')]));

const strings = catalogues();
const proses = new Map(TRANSLATED.map((locale) => [locale, proseIn(locale, strings)]));

describe.each(TRANSLATED)('%s', (locale) => {
  const states = pageStates(locale);
  const prose = proses.get(locale) ?? [];
  const translated = pages.flatMap((page) => {
    const [source, text] = [english.get(page), readPage(locale, page)];
    return source && text ? [{ page, source, translation: readParts(text) }] : [];
  });

  it('has every English page and no other', () => {
    expect(inState('missing')).toEqual([]);
    expect(inState('extra')).toEqual([]);
  });

  it('follows the English pages as they are now (npm run translations shows what changed)', () => {
    expect(inState('outdated')).toEqual([]);
  });

  it('has every string', () => {
    expect(
      strings.flatMap((catalogue) =>
        missingStrings(catalogue, locale).map((key) => `${catalogue.file(locale)}: ${key}`),
      ),
    ).toEqual([]);
  });

  it('has the same headings in the same order, by their ids', () => {
    expectSame(({ headingIds }) => headingIds);
  });

  it('has the same code blocks byte for byte, comments and messages aside', () => {
    expectSame(({ code }) => code.map((block) => (block.startsWith('json') ? block : withoutWords(block))));
  });

  it('has the same tags', () => {
    expectSame(({ tags }) => tags);
  });

  it('has the same notes and warnings', () => {
    expectSame(({ admonitions }) => admonitions);
  });

  it('names the same identifiers in code', () => {
    expectSame(({ inlineCode }) => [...new Set(inlineCode)].sort());
  });

  it('links to the same pages and sections, and to downloads in its own language', () => {
    expectSame(
      ({ links }) => [...links].sort(),
      ({ links }) => links.map((url) => url.replace('pathname:///', `pathname:///${locale}/`)).sort(),
    );
  });

  it('has the same addresses and drafts', () => {
    expectSame(({ front }) => [front.slug, front.draft]);
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

  function inState(wanted: string): string[] {
    return states.filter(({ state }) => state === wanted).map(({ page }) => page);
  }

  /** Compares one part of every existing page with the English page, and reports all differences at once. */
  function expectSame(part: (parts: Parts) => unknown[], expected = part): void {
    expect(Object.fromEntries(translated.map(({ page, translation }) => [page, part(translation)]))).toEqual(
      Object.fromEntries(translated.map(({ page, source }) => [page, expected(source)])),
    );
  }
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
