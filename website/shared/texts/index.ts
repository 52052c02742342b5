import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEFAULT_LOCALE, formatLocale, knownLocale, type Locale } from '@docs/site/locales';
import { readTexts } from './read.ts';
import type { BuildTexts, LanguageStrings, PasteStrings, TryItStrings } from './types.ts';

export type { BuildTexts } from './types.ts';

/** The file of a language: `en.yaml`. */
interface Texts {
  strings: LanguageStrings;
  build: BuildTexts;
  tryIt: TryItStrings;
  paste: PasteStrings;
}

const cache = new Map<Locale, Texts>();

/**
 * Missing texts are in English (spec 1.2). Only for the build: a page includes the texts of its own language only, and reads
 * them through hooks/useSiteFields.ts, components/TryIt/words.ts and components/PasteYourPage.
 */
export function textsOf(locale: string): Texts {
  const known = knownLocale(locale);
  const texts = cache.get(known) ?? mergeTexts(read(DEFAULT_LOCALE) as Texts, read(known));
  cache.set(known, texts);
  return texts;
}

export function formatDate(locale: string, date: Date): string {
  return new Intl.DateTimeFormat(formatLocale(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

function read(locale: Locale): Partial<Texts> {
  // Not import.meta: Playwright loads this file as CommonJS.
  return readTexts(pathToFileURL(join(__dirname, `${locale}.yaml`)));
}

function mergeTexts({ strings, build, tryIt, paste }: Texts, own: Partial<Texts>): Texts {
  return {
    strings: { ...strings, ...own.strings },
    build: { ...build, ...own.build },
    tryIt: { ...tryIt, ...own.tryIt, provoked: { ...tryIt.provoked, ...own.tryIt?.provoked } },
    paste: { ...paste, ...own.paste, nothing: { ...paste.nothing, ...own.paste?.nothing } },
  };
}
