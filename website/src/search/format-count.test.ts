import { formatLocale, LOCALES } from '@docs/site/locales';
import { expect, test } from 'vitest';
import { formatCount } from './format-count';

test.each(LOCALES)('counts are written in the format of %s', (locale) => {
  const { format } = new Intl.NumberFormat(formatLocale(locale), { useGrouping: 'min2' });
  const counts = [...Array(10_100).keys(), 12_345, 1_234_567];
  const written = counts.map((count) => formatCount(count, formatLocale(locale)));
  expect(written).toEqual(counts.map((count) => format(count)));
});
