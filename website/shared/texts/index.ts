import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEFAULT_LOCALE, formatLocale, knownLocale, type Locale } from '@docs/site/locales';
import { readTexts } from './read.ts';
import type { BuildTexts, LanguageStrings, PasteStrings, TryItStrings } from './types.ts';

export type { BuildTexts, LanguageStrings, TryItStrings } from './types.ts';

/** The file of a language: `en.yaml`. */
interface Texts {
  strings: LanguageStrings;
  build: BuildTexts;
  tryIt: TryItStrings;
  paste: PasteStrings;
}

const cache = new Map<Locale, Texts>();

/** Pages read them through hooks/useSiteFields.ts. */
export function languageStrings(locale: string): LanguageStrings {
  return textsOf(locale).strings;
}

export function buildTexts(locale: string): BuildTexts {
  return textsOf(locale).build;
}

/** Pages read them through components/TryIt/words.ts. */
export function tryItStrings(locale: string): TryItStrings {
  return textsOf(locale).tryIt;
}

/** Pages read them through components/PasteYourPage. */
export function pasteStrings(locale: string): PasteStrings {
  return textsOf(locale).paste;
}

export function formatDate(locale: string, date: Date): string {
  return new Intl.DateTimeFormat(formatLocale(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

/** Only for the build: a page includes the texts of its own language only. Missing ones are in English (spec 1.2). */
function textsOf(locale: string): Texts {
  const known = knownLocale(locale);
  const texts = cache.get(known) ?? mergeTexts(read(DEFAULT_LOCALE), read(known));
  cache.set(known, texts);
  return texts;
}

function read(locale: Locale): Partial<Texts> {
  // Not import.meta: Playwright loads this file as CommonJS.
  return readTexts(pathToFileURL(join(__dirname, `${locale}.yaml`)));
}

function mergeTexts(english: Partial<Texts>, own: Partial<Texts>): Texts {
  const { strings, build, tryIt, paste } = english;
  if (!strings || !build || !tryIt || !paste)
    throw new Error('website/shared/texts/en.yaml lacks a group of texts.');
  return {
    strings: { ...strings, ...own.strings },
    build: { ...build, ...own.build },
    tryIt: { ...tryIt, ...own.tryIt, provoked: { ...tryIt.provoked, ...own.tryIt?.provoked } },
    paste: { ...paste, ...own.paste, nothing: { ...paste.nothing, ...own.paste?.nothing } },
  };
}
