import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { describe, expect, onTestFinished, test } from 'vitest';
import { accept, TRANSLATED } from '../../website/translations/pages.ts';
import { fingerprint, PAGE_SOURCES, SERVER_SOURCES } from './fingerprint.ts';
import { LOCALES } from './locales.mjs';
import { ROOT } from './root.mjs';

const PARTS = [...LOCALES, 'server'];
const ENGLISH = 'website/docs/page.mdx';
const NEW = 'website/docs/new.mdx';
const RUSSIAN = 'website/i18n/ru/docusaurus-plugin-content-docs/current/page.mdx';

function repository(): string {
  const root = mkdtempSync(join(tmpdir(), 'docs-fingerprint-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  write(root, ENGLISH, '---\ntitle: Page\n---\n\nOne sentence.\n\n```json\n1\n```\n');
  for (const locale of TRANSLATED) {
    write(root, RUSSIAN.replace('/ru/', `/${locale}/`), '---\ntitle: X\n---\n\nText.\n');
    accept(locale, 'page', join(root, 'website'));
  }
  return root;
}

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const add =
  (path: string, text = 'x') =>
  (root: string) =>
    write(root, path, text);
const changeIn = (path: string, from: string, to: string) => (root: string) =>
  write(root, path, readFileSync(join(root, path), 'utf8').replace(from, to));

/** Changes the date that a page shows: that of its last commit. */
function commit(root: string): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
  git('init');
  git('add', '.');
  git('-c', 'user.name=x', '-c', 'user.email=x@localhost', 'commit', '--message=x');
}

const example = changeIn(ENGLISH, '1', '2');
const words = changeIn(ENGLISH, 'One sentence', 'Another sentence');
const untranslate = (root: string) => rmSync(join(root, RUSSIAN));

type Change = (root: string) => void;
type Options = Parameters<typeof fingerprint>[2];

function changed(before: Change[], change: Change, old: Options = {}, now: Options = old): string[] {
  const root = repository();
  for (const first of before) first(root);
  const all = (options: Options) => PARTS.map((part) => fingerprint(root, part, options));
  const last = all(old);
  change(root);
  const next = all(now);
  return PARTS.filter((_part, index) => last[index] !== next[index]);
}

test.each<[string, Change[], Change, string[]]>([
  ['the words of an English page, as translations are outdated then', [], words, LOCALES],
  ['them once more', [words], changeIn(ENGLISH, 'Another', 'A third'), ['en']],
  ['code of an English page, which translations have their own of', [], example, ['en']],
  ['a new English page, which the others show too', [], add(NEW, '---\ntitle: New\n---\n'), LOCALES],
  [
    'an English page that is gone',
    [add(NEW, '---\ntitle: New\n---\n')],
    (root) => rmSync(join(root, NEW)),
    LOCALES,
  ],
  ['a translation', [], changeIn(RUSSIAN, 'Text', 'Words'), ['ru']],
  [
    'an outdated translation that is accepted',
    [words],
    (root) => accept('ru', 'page', join(root, 'website')),
    ['ru'],
  ],
  ['the commit of an English page, whose date it shows', [commit, example], commit, ['en']],
  [
    'the commit of an English page that a locale shows for want of a translation',
    [commit, untranslate, example],
    commit,
    ['en', 'ru'],
  ],
  ['the contract', [], add('packages/contract/openapi.yaml'), PARTS],
  ['a drawing', [], add('website/drawings/a.svg'), LOCALES],
  ['a plugin', [], add('website/plugins/a/index.ts'), LOCALES],
  ['a string of the home page', [], add('website/shared/texts/ru.ts'), LOCALES],
  ['a string of the theme', [], add('website/i18n/ru/code.json', '{}'), ['ru']],
  ['the brand', [], add('packages/site/src/brand.ts'), PARTS],
  ['the search engine', [], add('packages/search/src/index.ts'), PARTS],
  ['the server', [], add('packages/server/src/app.ts'), ['server']],
  ['the compression of the pages', [], add('packages/server/src/precompress.ts'), PARTS],
  ['the build', [], add('scripts/lib/site.mjs'), PARTS],
  ['an installed package', [], add('package-lock.json', '{}'), PARTS],
  ['a test', [], add('website/docs/a.test.ts'), []],
  ['a package that is installed for another purpose', [], add('website/node_modules/x/index.js'), []],
  ['a build', [], add('website/build/index.html'), []],
  ['a file of a tool', [], add('website/.docusaurus/client.js'), []],
])('a change of %s', (_what, before, change, stale) => {
  expect(changed(before, change)).toEqual(stale);
});

const nothing = () => {};

describe('a build is also stale', () => {
  test('if a variable of the build changes', () => {
    expect(changed([], nothing, { variables: {} }, { variables: { SITE_URL: 'https://a.example' } })).toEqual(
      PARTS,
    );
    expect(changed([], nothing, { variables: {} }, { variables: { SITE_URL: ' ', PORT: '1' } })).toEqual([]);
  });

  test('with another version of Node', () => {
    expect(changed([], nothing, { node: 'v20.1.0' }, { node: 'v20.2.0' })).toEqual(PARTS);
  });

  test('in the next month', () => {
    const day = (date: string) => ({ now: new Date(date) });
    expect(changed([], nothing, day('2026-11-01'), day('2026-11-30'))).toEqual([]);
    expect(changed([], nothing, day('2026-11-30'), day('2026-12-01'))).toEqual(PARTS);
  });

  test('if a source of the caller changes', () => {
    expect(changed([], add('e2e/fixture/a.tsx'), { more: ['e2e/fixture'] })).toEqual(PARTS);
  });
});

test('two checkouts of the same sources have the same fingerprint', () => {
  for (const part of PARTS) expect(fingerprint(repository(), part)).toBe(fingerprint(repository(), part));
});

test('invalid front matter is reported with the name of the page', () => {
  const root = repository();
  changeIn(ENGLISH, 'title: Page', 'title: [Page')(root);
  expect(() => fingerprint(root, 'ru')).toThrow('website/docs/page.mdx has invalid front matter: ');
});

test.each([
  [
    'the pages',
    PAGE_SOURCES,
    ['website/docusaurus.config.ts', 'website/plugins/index.ts', 'packages/server/src/precompress-main.ts'],
    ['packages/site/src/headers.ts', 'packages/site/src/brand.ts'],
  ],
  [
    'the server',
    SERVER_SOURCES,
    [
      'scripts/lib/finish-site.ts',
      'packages/server/src/main.ts',
      'packages/server/src/search-pool/worker.ts',
    ],
    ['packages/search/src/index.ts', 'packages/server/compile.ts'],
  ],
])('every file that %s are built with is a source', async (_what, sources, entryPoints, some) => {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints,
    bundle: true,
    platform: 'node',
    format: 'esm',
    plugins: [ourPackagesOnly],
    external: ['*.cjs'],
    outdir: 'unused',
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  const files = Object.keys(metafile.inputs);
  expect(files).toEqual(expect.arrayContaining(some));
  const counted = (file: string) => sources.some((source) => `${file}/`.startsWith(`${source}/`));
  expect(files.filter((file) => !counted(file))).toEqual([]);
});

const ourPackagesOnly: Plugin = {
  name: 'our-packages-only',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@docs/') ? undefined : { external: true },
    );
  },
};
