/**
 * The language links are static; the search string and hash are only known when one is followed (spec 2), or pressed, to
 * be opened in a new tab. The not-found page is one file per language, so there the path is missing too.
 */
export function keepPlace(link: HTMLAnchorElement | null | undefined, baseUrl: string): void {
  if (!link) return;
  link.pathname = link.pathname.replace(/404$/, location.pathname.slice(baseUrl.length));
  link.search = location.search;
  link.hash = location.hash;
}
