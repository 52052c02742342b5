import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { LOCALES } from '@docs/site/locales';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accept, localesWith, pageFile, TRANSLATED, WEBSITE } from '../translations/pages.ts';
import { languagesOfPage } from './page-languages.ts';

let website: string;
beforeEach(() => {
  website = mkdtempSync(join(tmpdir(), 'notice-'));
  write('en', 'api/threshold', '---\ntitle: Threshold\n---\n\nOne sentence.\n');
  for (const locale of TRANSLATED) write(locale, 'api/threshold', '---\ntitle: X\n---\n\nText.\n');
});
afterEach(() => rmSync(website, { recursive: true, force: true }));

describe('the languages of a page', () => {
  const isOutdated = (locale: string) => languagesOf(locale).isOutdated ?? false;

  it.each(TRANSLATED)('an outdated page in %s is marked, so that it shows a notice', (locale) => {
    expect(isOutdated(locale)).toBe(true);
    accept(locale, 'api/threshold', website);
    expect(isOutdated(locale)).toBe(false);
  });

  it('marks a page again when the words of its English page change', () => {
    accept('ru', 'api/threshold', website);
    write('en', 'api/threshold', '---\ntitle: Threshold\n---\n\nAnother sentence.\n');
    expect(isOutdated('ru')).toBe(true);
  });

  it('never marks an English page', () => {
    expect(isOutdated('en')).toBe(false);
  });

  it('knows the languages that have a page, whichever of them is built', () => {
    for (const locale of LOCALES) {
      const found = languagesOfPage(join(WEBSITE, pageFile(locale, 'news')));
      expect(found).toEqual({ locales: localesWith('news') });
    }
    expect(languagesOfPage(join(WEBSITE, 'src/pages/index.tsx'))).toBeUndefined();
  });

  it('knows that a language lacks a page', () => {
    expect(localesWith('api/threshold', website)).toEqual(LOCALES);
    rmSync(join(website, pageFile('ru', 'api/threshold')));
    expect(localesWith('api/threshold', website)).toEqual(LOCALES.filter((locale) => locale !== 'ru'));
  });
});

function write(locale: string, page: string, text: string): void {
  const file = join(website, pageFile(locale, page));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function languagesOf(locale: string) {
  return languagesOfPage(join(website, pageFile(locale, 'api/threshold')), website) ?? { locales: [] };
}
