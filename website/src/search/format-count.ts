/**
 * Numbers have separators from 10,000 on. Below, all our languages write them alike, and need no Intl.NumberFormat: the
 * first one takes the browser 30 ms.
 */
export function formatCount(count: number, locale: string): string {
  return count < 10_000
    ? String(count)
    : new Intl.NumberFormat(locale, { useGrouping: 'min2' }).format(count);
}
