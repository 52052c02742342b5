import { DEFAULT_LOCALE, factsOf, homeOf, LOCALES } from './locales.ts';

/**
 * The address of a page's Markdown: the page's own plus `.md`, without a trailing slash. A home page, whose address is
 * nothing but that slash, has `index.md`.
 */
export function markdownAddress(page: string, home: string): string {
  return page === home ? `${home}index.md` : `${page.replace(/\/$/, '')}.md`;
}

export interface Alternate {
  hreflang: string;
  href: string;
}

/** A page's addresses in every language; `path` is below the home of the language. */
export function alternatesOf(siteUrl: string, path: string): Alternate[] {
  return [
    ...LOCALES.map((locale) => ({
      hreflang: factsOf(locale).hreflang,
      href: `${siteUrl}${homeOf(locale)}${path}`,
    })),
    { hreflang: 'x-default', href: `${siteUrl}${homeOf(DEFAULT_LOCALE)}${path}` },
  ];
}
