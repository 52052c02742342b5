import { en } from './en';
import { ptBr } from './pt-br';
import { ru } from './ru';
import type { LanguageStrings } from './types';
import { zh } from './zh';

export type { LanguageStrings } from './types';

export const LOCALES = ['en', 'ru', 'zh', 'pt-br'] as const; // spec 9
export type Locale = (typeof LOCALES)[number];

/** Formats of dates and numbers (spec 3). */
const FORMATS: Record<Locale, string> = { en: 'en-US', ru: 'ru-RU', zh: 'zh-Hans', 'pt-br': 'pt-BR' };

const STRINGS: Record<Locale, LanguageStrings> = { en, ru, zh, 'pt-br': ptBr };

export function isLocale(locale: string): locale is Locale {
  return (LOCALES as readonly string[]).includes(locale);
}

/** An unknown locale falls back to English (spec 1). */
export function languageStrings(locale: string): LanguageStrings {
  return STRINGS[isLocale(locale) ? locale : 'en'];
}

export function formatLocale(locale: string): string {
  return FORMATS[isLocale(locale) ? locale : 'en'];
}

export function formatDate(locale: string, date: Date): string {
  return new Intl.DateTimeFormat(formatLocale(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
