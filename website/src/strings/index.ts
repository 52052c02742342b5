import { formatLocale, knownLocale, type Translations } from '@docs/site/locales';
import { fillPlaceholders } from '@docs/site/placeholders';
import { en } from './en';
import { ptBr } from './pt-br';
import { ru } from './ru';
import type { LanguageStrings } from './types';
import { zh } from './zh';

export type { LanguageStrings } from './types';

const STRINGS: Translations<LanguageStrings> = { en, ru, zh, 'pt-br': ptBr };

/** For the build: pages read useStrings.ts. A locale without strings falls back to English (spec 1). */
export function languageStrings(locale: string): LanguageStrings {
  const strings = STRINGS[knownLocale(locale)] ?? en;
  const filled = Object.entries(strings).map(([key, text]) => [
    key,
    fillPlaceholders(text, `website/src/strings, ${locale}, ${key}`),
  ]);
  return Object.fromEntries(filled);
}

export function formatDate(locale: string, date: Date): string {
  return new Intl.DateTimeFormat(formatLocale(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
