import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { LOCALES } from '@docs/site/locales';
import { evaluate } from '@mdx-js/mdx';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { VFile } from 'vfile';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTexts } from '../../shared/texts/index.ts';
import { accept, localesWith, pageFile, TRANSLATED, WEBSITE } from '../../translations/pages.ts';
import { languagesOfPage, translationNotice } from './index.ts';
import { pageRoute } from './route.ts';

let website: string;
beforeEach(() => {
  website = mkdtempSync(join(tmpdir(), 'notice-'));
  write('en', 'api/threshold', '---\ntitle: Threshold\n---\n\nOne sentence.\n');
  for (const locale of TRANSLATED) write(locale, 'api/threshold', '---\ntitle: X\n---\n\nText.\n');
});
afterEach(() => rmSync(website, { recursive: true, force: true }));

describe('translation notice', () => {
  it.each(TRANSLATED)('is shown above the text of an outdated page in %s', async (locale) => {
    const html = await render(locale, pageFile(locale, 'api/threshold'));
    expect(html).toMatch(/^<aside class="translation-notice [^"]*">/);
    expect(html).toContain(buildTexts(locale).translationBehind);
    expect(html).toMatch(/<\/aside>\n?<p>Text\.<\/p>$/);
  });

  it('leads to the same page in English', async () => {
    const html = await render('ru', pageFile('ru', 'api/threshold'));
    expect(html).toContain('<a href="/docs/api/threshold" hrefLang="en" lang="en">English page</a>');
  });

  it('is not on a page that is up to date with its source', async () => {
    accept('ru', 'api/threshold', website);
    expect(await render('ru', pageFile('ru', 'api/threshold'))).toBe('<p>Text.</p>');
  });

  it('reappears when the words of the English page change', async () => {
    accept('ru', 'api/threshold', website);
    write('en', 'api/threshold', '---\ntitle: Threshold\n---\n\nAnother sentence.\n');
    expect(await render('ru', pageFile('ru', 'api/threshold'))).toContain('translation-notice');
  });

  it('is never on an English page, even if it is shown for a missing translation', async () => {
    expect(await render('en', pageFile('en', 'api/threshold'))).toBe('<p>Text.</p>');
    expect(await render('ru', pageFile('en', 'api/threshold'))).toBe('<p>Text.</p>');
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

  it('uses the right addresses for pages with a slug and for folders', () => {
    expect(pageRoute('captchas/index', '---\nslug: /captchas\n---\n')).toBe('/docs/captchas');
    expect(pageRoute('external-services/index', '')).toBe('/docs/external-services/');
    expect(pageRoute('api/threshold', '---\nslug: limit\n---\n')).toBe('/docs/api/limit');
  });
});

function write(locale: string, page: string, text: string): void {
  const file = join(website, pageFile(locale, page));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** As Docusaurus does it: front matter is removed, the file's path is kept. */
async function render(locale: string, file: string): Promise<string> {
  const page = new VFile({ path: join(website, file), value: 'Text.\n' });
  const { default: Page } = await evaluate(page, {
    ...runtime,
    remarkPlugins: [[translationNotice, { locale, website }]],
  });
  return renderToStaticMarkup(createElement(Page));
}
