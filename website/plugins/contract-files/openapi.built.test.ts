import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localizedOpenApi } from '@docs/contract';
import { homeOf, LOCALES } from '@docs/site/locales';
import { expect, test } from 'vitest';

const BUILD = join(__dirname, '../../build');

test.each(LOCALES)('the built %s site has the contract that Postman and the linter check', (locale) => {
  const file = join(BUILD, homeOf(locale), 'openapi.yaml');
  expect(readFileSync(file, 'utf8')).toBe(localizedOpenApi(locale));
});
