/**
 * The language links are static. The search string and hash are only known when a link is followed (spec 2.13), or pressed
 * to open it in a new tab. The not-found page is one file per language, so its links also lack the path.
 */
export function keepPlace(link: HTMLAnchorElement, baseUrl: string): void {
  link.pathname = link.pathname.replace(/404$/, location.pathname.slice(baseUrl.length));
  link.search = location.search;
  link.hash = location.hash;
}
