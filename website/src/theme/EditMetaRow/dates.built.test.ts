import { formatLocale } from '@docs/site/locales';
import { expect, test } from 'vitest';
import { LOCALES, pages } from '../../../test/metadata/built-site.ts';

const dated = pages.filter(({ updated }) => updated !== undefined);

// Without history, pages have no dates.
test.skipIf(dated.length === 0).each(LOCALES)('the date of a page is in the format of %s', (locale) => {
  const format = new Intl.DateTimeFormat(formatLocale(locale), { dateStyle: 'medium', timeZone: 'UTC' });
  const own = dated.filter((page) => page.locale === locale);
  expect(own.length).toBeGreaterThan(20);
  expect(own.map(({ updatedText }) => updatedText)).toEqual(
    own.map(({ updated }) => format.format(new Date(updated ?? ''))),
  );
});
