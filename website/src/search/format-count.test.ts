import { formatLocale, LOCALES } from '@docs/site/locales';
import { expect, test } from 'vitest';
import { formatCount } from './format-count';

test.each(LOCALES)('counts are written in the format of %s', (locale) => {
  const { format } = new Intl.NumberFormat(formatLocale(locale));
  const counts = [...Array(1200).keys(), 12_345, 1_234_567];
  expect(counts.map((count) => formatCount(count, formatLocale(locale)))).toEqual(
    counts.map((count) => format(count)),
  );
});
