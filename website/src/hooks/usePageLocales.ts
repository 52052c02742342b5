import { LOCALES, type Locale } from '@docs/site/locales';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { LanguagesOfPage } from '../../shared/page-data';

/** The locales that have the page. The others show the English page. */
export function usePageLocales(): readonly Locale[] {
  const { locales } = useDoc().frontMatter as Partial<LanguagesOfPage>;
  return locales ?? LOCALES; // a page of the fixture has no translations, and needs none
}
