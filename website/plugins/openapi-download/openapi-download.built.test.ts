import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, localizedOpenApi } from '@docs/contract';
import { expect, test } from 'vitest';
import { brand } from '../../brand';
import { readEnvironment } from '../../environment';

const BUILD = join(__dirname, '../../build');

test.each(LOCALES)('the built %s site has the contract that Postman and the linter were shown', (locale) => {
  const file = join(BUILD, locale === 'en' ? '' : locale, 'openapi.yaml');
  const hosts = { ...brand.hosts, docs: readEnvironment().siteUrl };
  expect(readFileSync(file, 'utf8')).toBe(localizedOpenApi(locale, { hosts, name: brand.name }));
});
