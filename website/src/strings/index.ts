import { factsOf, knownLocale, type Translations } from '@docs/site/locales';
import { en } from './en';
import { ptBr } from './pt-br';
import { ru } from './ru';
import type { LanguageStrings } from './types';
import { zh } from './zh';

export type { LanguageStrings } from './types';

const STRINGS: Translations<LanguageStrings> = { en, ru, zh, 'pt-br': ptBr };

/** A locale without strings falls back to English (spec 1). */
export function languageStrings(locale: string): LanguageStrings {
  return STRINGS[knownLocale(locale)] ?? en;
}

/** The format of dates and numbers (spec 3). */
export function formatLocale(locale: string): string {
  return factsOf(knownLocale(locale)).htmlLang;
}

export function formatDate(locale: string, date: Date): string {
  return new Intl.DateTimeFormat(formatLocale(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
