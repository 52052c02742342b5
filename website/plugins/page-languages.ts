import { DEFAULT_LOCALE, LOCALES } from '@docs/site/locales';
import type { LanguagesOfPage } from '../shared/page-data.ts';
import { localesWith, pageIn, stateOf, WEBSITE } from '../translations/pages.ts';

/**
 * For Docusaurus' `markdown.parseFrontMatter`: the locales that have the page, and whether this translation is behind its
 * English page. src/theme/DocItem shows a notice above a page that is English or outdated.
 */
export function languagesOfPage(file: string, website = WEBSITE): LanguagesOfPage | undefined {
  for (const locale of LOCALES) {
    const page = pageIn(locale, file, website);
    if (page === undefined) continue;
    const isOutdated = locale !== DEFAULT_LOCALE && stateOf(locale, page, website).state === 'outdated';
    return { locales: localesWith(page, website), ...(isOutdated && { isOutdated }) };
  }
  return undefined;
}
