import { homeOf, knownLocale } from '@docs/site/locales';
import { i18n } from '../../locales.ts';
import { localesWith, pageNames } from '../../translations/pages.ts';

/** Patterns for the paths of the English pages that stand in for missing translations, which the sitemap leaves out. */
export function standIns(currentLocale: string): string[] {
  const locale = knownLocale(currentLocale);
  return pageNames(i18n.defaultLocale)
    .filter((page) => !localesWith(page).includes(locale))
    .map((page) => `${homeOf(locale)}docs/${page.replace(/\/index$/, '{,/}')}`);
}
