/** Runs in the page: content that is lost in a small window or with wider text spacing. */
export function lostContent(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const lost = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (!element.checkVisibility({ visibilityProperty: true }) || isForReadingAloud(element)) continue;
    // The label appears next to the icon on hover; folded code has a control that shows the rest.
    if (element.matches('.code-copy, .code-fold:not([open]) + pre')) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    const cut =
      (overflowX !== 'visible' && overflowX !== 'auto' && element.scrollWidth > element.clientWidth + 1) ||
      (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1);
    if (cut) lost.push(`cut off: ${element.outerHTML.slice(0, 120)}`);
    const { left, right } = element.getBoundingClientRect();
    const elsewhere = element.closest('pre, .table-scroll, .tabs, [href="#main"]'); // scrolled, or shown on focus
    if (!elsewhere && (left < -1 || right > clientWidth + 1))
      lost.push(`out of reach: ${element.outerHTML.slice(0, 120)}`);
  }
  return lost;

  function isForReadingAloud(element: HTMLElement): boolean {
    return element.closest('.sr-only') !== null || getComputedStyle(element).clipPath !== 'none';
  }
}
