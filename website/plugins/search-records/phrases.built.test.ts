import { join } from 'node:path';
import { LOCALES, readIndexFile } from '@docs/search';
import { homeOf } from '@docs/site/locales';
import { expect, test } from 'vitest';
import { addressOf, readPhrases } from './phrases';

test.each(LOCALES)('The phrases of %s belong to pages and headings that exist', async (locale) => {
  const { index } = await readIndexFile(join(import.meta.dirname, `../../build/.search/${locale}.index`));
  const addresses = new Set(index.records().map((record) => addressOf(record, homeOf(locale))));
  expect(Object.keys(readPhrases(locale)).filter((address) => !addresses.has(address))).toEqual([]);
});
