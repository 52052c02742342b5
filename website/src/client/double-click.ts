/**
 * The second click of a double click on a link would add a second history entry while the page is loading: the router
 * compares the link with the current page, not with the requested one.
 */
export function followLinksOnce(): void {
  const ignoreSecond = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (event.detail < 2 || link?.href !== location.href) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', ignoreSecond, true);
}
