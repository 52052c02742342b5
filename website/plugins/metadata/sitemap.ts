import { homeOf, knownLocale } from '@docs/site/locales';
import { i18n } from '../../locales.ts';
import { localesWith, pageNames } from '../../translations/pages.ts';

/** Paths that the sitemap leaves out: English pages that are shown because a translation is missing. */
export function untranslatedPaths(currentLocale: string): string[] {
  const locale = knownLocale(currentLocale);
  return pageNames(i18n.defaultLocale)
    .filter((page) => !localesWith(page).includes(locale))
    .map((page) => `${homeOf(locale)}docs/${page.replace(/\/index$/, '{,/}')}`);
}
