import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brand } from '@docs/site/brand';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compilePlugins } from '../plugins/compile.mjs';
import { textsOf } from '../shared/texts/index.ts';
import { copyRepository } from './copy-repository.ts';

/** The one entry that packages/site/README.md requires; there are no translations. */
const GERMAN = {
  label: 'Deutsch',
  htmlLang: 'de-DE',
  hreflang: 'de',
  openGraph: 'de_DE',
  searchLanguage: 'de',
};

/** Every value of brand.ts changed, except names that are not the operator's: programming languages and registries. */
const OTHER_BRAND = {
  name: 'Puzzle Works',
  shortName: 'Puzzles',
  hosts: {
    api: 'https://api.puzzles.test',
    site: 'https://puzzles.test',
    dashboard: 'https://my.puzzles.test',
    docs: 'https://help.puzzles.test',
    helpdesk: 'https://desk.puzzles.test/ask',
  },
  security: { contact: 'mailto:security@puzzles.test', languages: ['de'] },
  pricesPage: 'https://puzzles.test/prices',
  announcement: { id: 'another-announcement' },
  missingResultsUrl: 'https://desk.puzzles.test/search',
  tagManagerOrigin: 'https://tags.puzzles.test',
  clientClass: 'PuzzleClient',
  libraries: brand.libraries.map((library, number) => ({ ...library, package: `puzzles-${number}` })),
} satisfies { [Key in keyof typeof brand]: unknown };

const TEXT = new Set(['.html', '.js', '.css', '.json', '.xml', '.txt', '.md', '.yaml', '.atom', '.svg', '']);

describe('a site with a fifth language and another brand', () => {
  const copy = mkdtempSync(join(tmpdir(), 'other-site-'));
  const build = join(copy, 'website/build');
  const read = (path: string) => readFileSync(join(build, path), 'utf8');
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  beforeAll(async () => {
    copyRepository(copy);
    const locales = join(copy, 'packages/site/src/locales.json');
    writeFileSync(locales, JSON.stringify({ ...JSON.parse(readFileSync(locales, 'utf8')), de: GERMAN }));
    const file = join(copy, 'packages/site/src/brand.ts');
    writeFileSync(file, `export const brand = ${JSON.stringify(OTHER_BRAND)} as const;`);
    await compilePlugins(join(copy, 'website'));
    const docusaurus = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [docusaurus, 'build', join(copy, 'website'), '--locale', 'de'],
      {
        cwd: join(copy, 'website'),
        encoding: 'utf8',
        env: { ...process.env, NO_COLOR: '1' },
      },
    );
    expect(status, stdout + stderr).toBe(0);
  });

  test('shows doc pages in English under the address of the new language', () => {
    const $ = load(read('de/docs/captchas/turnstile-task/index.html'));
    expect($('html').attr('lang')).toBe('de-DE');
    expect($('link[rel=canonical]').attr('href')).toBe(
      'https://help.puzzles.test/docs/captchas/turnstile-task',
    );
    expect($('link[hreflang]')).toHaveLength(0);
    expect($('article .markdown').attr('lang')).toBe('en');
    expect($('.translation-notice').attr('lang')).toBe('de-DE');
    expect($('.translation-notice a').attr('href')).toBe('/docs/captchas/turnstile-task');
    expect(read('de/sitemap.xml')).not.toContain('/docs/captchas/turnstile-task');
    expect($('#websiteURL').text()).not.toBe('');
    expect($('svg desc').first().text()).not.toBe('');
    expect(read('de/docs/captchas/turnstile-task.md')).toContain('canonical:');
  });

  test('shows the home page in English', () => {
    const { heroTitle, libsTitle } = textsOf('en').strings;
    const text = load(read('de/index.html'))('main').text();
    expect(text).toContain(heroTitle);
    expect(text).toContain(libsTitle);
    expect(text).toContain('puzzles-0');
  });

  test('finds pages by English words', async () => {
    // Use the reader of the copy: the one of this process does not have the new language.
    const { readIndexFile }: typeof import('@docs/search') = await import(
      pathToFileURL(join(copy, 'packages/search/src/index.ts')).href
    );
    const { index } = await readIndexFile(join(build, '.search/de.index'));
    expect(index.locale).toBe('de');
    expect(index.records().length).toBeGreaterThan(500);
    expect(index.records().every(({ url }) => url.startsWith('/de/'))).toBe(true);
  });

  test('has the contract for tools in English', () => {
    expect(read('de/openapi.yaml')).toContain('https://api.puzzles.test');
    expect(JSON.parse(read('.contract/de.json')).service).toBe('Puzzle Works');
  });

  test('has nothing of the old brand and no placeholder in any file', () => {
    const old = new RegExp(brand.name.split(/\W+/).join('[-_ .]?'), 'i');
    const files = readdirSync(build, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && TEXT.has(extname(entry.name)),
    );
    expect(files.length).toBeGreaterThan(150);
    const found = files.flatMap(({ parentPath, name }) => {
      const text = readFileSync(join(parentPath, name), 'utf8');
      const match = old.exec(text) ?? /%(?!USER_AGENT)[A-Z][A-Z_]+[A-Z]%/.exec(text);
      return match ? [`${name}: ${text.slice(Math.max(0, match.index - 40), match.index + 40)}`] : [];
    });
    expect(found).toEqual([]);
  });
});
