import { DEFAULT_LOCALE, factsOf, homeOf, type Locale } from './locales.ts';

/** The main doc (spec 2.2), below the home page of a language. */
export const MAIN_DOC = 'docs/getting-start';

/**
 * The address of a page's Markdown: the page's address without a trailing slash, plus `.md`. The Markdown of a home
 * page is `index.md`.
 */
export function markdownAddress(page: string, home: string): string {
  return page === home ? `${home}index.md` : `${page.replace(/\/$/, '')}.md`;
}

export interface Alternate {
  hreflang: string;
  href: string;
}

/** A page's URLs in the languages that have it. `path` is relative to the home page of the language. */
export function alternatesOf(siteUrl: string, path: string, locales: readonly Locale[]): Alternate[] {
  return [
    ...locales.map((locale) => ({
      hreflang: factsOf(locale).hreflang,
      href: `${siteUrl}${homeOf(locale)}${path}`,
    })),
    { hreflang: 'x-default', href: `${siteUrl}${homeOf(DEFAULT_LOCALE)}${path}` },
  ];
}
