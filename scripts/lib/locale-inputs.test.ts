import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { accept, TRANSLATED } from '../../website/translations/pages.ts';
import { localeInputs } from './locale-inputs.ts';
import { LOCALES } from './locales.mjs';

const ENGLISH = 'website/docs/page.mdx';
const RUSSIAN = 'website/i18n/ru/docusaurus-plugin-content-docs/current/page.mdx';

function repository(): string {
  const root = mkdtempSync(join(tmpdir(), 'docs-locales-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  write(root, ENGLISH, '---\ntitle: Page\n---\n\nOne sentence.\n\n```json\n1\n```\n');
  write(root, 'website/src/strings/ru.ts', '');
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

const changeIn = (path: string, from: string, to: string) => (root: string) =>
  write(root, path, readFileSync(join(root, path), 'utf8').replace(from, to));

/** Changes the date that a page shows: that of its last commit. */
function commit(root: string): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
  git('init');
  git('add', '.');
  git('-c', 'user.name=x', '-c', 'user.email=x@localhost', 'commit', '--message=x');
}

const code = changeIn(ENGLISH, '1', '2');
const words = changeIn(ENGLISH, 'One sentence', 'Another sentence');

test.each([
  ['the words of an English page, as translations are outdated then', [], words, LOCALES],
  ['them once more', [words], changeIn(ENGLISH, 'Another', 'A third'), ['en']],
  ['code of an English page, which translations have their own of', [], code, ['en']],
  ['the date of an English page', [commit, code], commit, ['en']],
  [
    'the date of an English page that a locale shows for want of a translation',
    [commit, (root: string) => rmSync(join(root, RUSSIAN)), code],
    commit,
    ['en', 'ru'],
  ],
  ['a translation', [], changeIn(RUSSIAN, 'Text', 'Words'), ['ru']],
  [
    'an outdated translation that is accepted',
    [words],
    (root: string) => accept('ru', 'page', join(root, 'website')),
    ['ru'],
  ],
  ['a new English page', [], (root: string) => write(root, 'website/docs/new.mdx', ''), LOCALES],
  ['code that all pages share', [], (root: string) => write(root, 'website/src/strings/ru.ts', '1'), LOCALES],
])('a build is stale after a change to %s', (_what, before, change, stale) => {
  const root = repository();
  for (const first of before) first(root);
  const old = localeInputs(root);
  change(root);
  const now = localeInputs(root);
  expect(LOCALES.filter((locale) => now[locale] !== old[locale])).toEqual(stale);
});

test('invalid front matter is reported with the name of the page', () => {
  const root = repository();
  changeIn(ENGLISH, 'title: Page', 'title: [Page')(root);
  expect(() => localeInputs(root)).toThrow('website/docs/page.mdx has invalid front matter: ');
});
