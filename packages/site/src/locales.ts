import entries from './locales.json' with { type: 'json' };

export type Locale = keyof typeof entries;

export interface LocaleFacts {
  /** Label in the language dropdown. */
  label: string;
  /** Also the format of dates and numbers (spec 3.2). */
  htmlLang: string;
  /** For search engines. English and Russian are for readers anywhere, so they have no region. */
  hreflang: string;
  /** For social networks, which require a territory. */
  openGraph: string;
  /** The language code of the hosted search service. */
  searchLanguage: string;
}

const FACTS: Record<Locale, LocaleFacts> = entries;

/** In the order of the language dropdown (spec 1.1). */
export const LOCALES = Object.keys(entries) as readonly Locale[];

/** The source language. Texts that another language lacks are shown in it (spec 1.2). */
export const DEFAULT_LOCALE = 'en';

export const TRANSLATED_LOCALES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

export function factsOf(locale: Locale): LocaleFacts {
  return FACTS[locale];
}

/** The address of a language's home page: `/`, `/ru/`. */
export function homeOf(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? '/' : `/${locale}/`;
}

/** An unknown locale falls back to English (spec 1.2). */
export function knownLocale(locale: string): Locale {
  return LOCALES.find((known) => known === locale) ?? DEFAULT_LOCALE;
}

/** The format of dates and numbers (spec 3.2). */
export function formatLocale(locale: string): string {
  return factsOf(knownLocale(locale)).htmlLang;
}
