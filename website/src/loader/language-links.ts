/** The language links are static; the search string and hash are only known when one is followed (spec 2). */
export function keepPlaceInLanguageLinks(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[data-language]');
      if (!link) return;
      link.search = location.search;
      link.hash = location.hash;
    },
    true,
  );
}
