import type { Config } from '@docusaurus/types';

/** The four locales (spec 9). Each has its baseUrl, or a locale built alone would lose its prefix. */
export const i18n = {
  defaultLocale: 'en',
  locales: ['en', 'ru', 'zh', 'pt-br'],
  localeConfigs: {
    en: { label: 'English', htmlLang: 'en-US', baseUrl: '/' },
    ru: { label: 'Русский', htmlLang: 'ru-RU', baseUrl: '/ru/' },
    zh: { label: '中文', htmlLang: 'zh-Hans', baseUrl: '/zh/' },
    'pt-br': { label: 'Português (Brasil)', htmlLang: 'pt-BR', baseUrl: '/pt-br/' },
  },
} satisfies Config['i18n'];

type Locale = keyof typeof i18n.localeConfigs;

/** For search engines. English and Russian are for readers anywhere, so that they name no region. */
const HREFLANG: Record<Locale, string> = { en: 'en', ru: 'ru', zh: 'zh-Hans', 'pt-br': 'pt-BR' };

/** Open Graph knows a language in a territory only. */
export const OPEN_GRAPH_LOCALES: Record<Locale, string> = {
  en: 'en_US',
  ru: 'ru_RU',
  zh: 'zh_CN',
  'pt-br': 'pt_BR',
};

export interface Alternate {
  hreflang: string;
  href: string;
}

/** A page's addresses in every language; `path` is below the locale's base. */
export function alternatesOf(siteUrl: string, path: string): Alternate[] {
  const inLocale = (locale: Locale) => `${siteUrl}${i18n.localeConfigs[locale].baseUrl}${path}`;
  const locales = Object.keys(i18n.localeConfigs) as Locale[];
  return [
    ...locales.map((locale) => ({ hreflang: HREFLANG[locale], href: inLocale(locale) })),
    { hreflang: 'x-default', href: inLocale('en') },
  ];
}
