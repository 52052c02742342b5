/** The language links are static; the search string and hash are only known when one is followed (spec 2). */
export function keepPlace(link: HTMLAnchorElement | null): void {
  if (!link) return;
  link.search = location.search;
  link.hash = location.hash;
}
