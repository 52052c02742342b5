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
