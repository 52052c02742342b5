import { DEFAULT_LOCALE, factsOf, homeOf, LOCALES, type Locale } from '@docs/site/locales';
import type { Config } from '@docusaurus/types';

/** packages/site/src/locales.json for Docusaurus. Without `baseUrl`, a single-locale build loses its prefix. */
export const i18n = {
  defaultLocale: DEFAULT_LOCALE as string,
  locales: [...LOCALES] as string[],
  localeConfigs: Object.fromEntries(
    LOCALES.map((locale) => {
      const { label, htmlLang } = factsOf(locale);
      return [locale, { label, htmlLang, baseUrl: homeOf(locale) }];
    }),
  ) as Record<Locale, { label: string; htmlLang: string; baseUrl: string }>,
} satisfies Config['i18n'];
