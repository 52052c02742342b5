import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { accept, TRANSLATED } from '../../website/translations/pages.ts';
import { localeInputs } from './locale-inputs.ts';
import { LOCALES } from './locales.mjs';
import { isBuiltFrom, stagesOf } from './stages.mjs';

const ENGLISH = 'website/docs/page.mdx';
const NEW = 'website/docs/new.mdx';
const RUSSIAN = 'website/i18n/ru/docusaurus-plugin-content-docs/current/page.mdx';

function repository(): string {
  const root = mkdtempSync(join(tmpdir(), 'docs-locales-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  write(root, ENGLISH, '---\ntitle: Page\n---\n\nOne sentence.\n\n```json\n1\n```\n');
  write(root, 'website/shared/texts/ru.ts', '');
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

const example = changeIn(ENGLISH, '1', '2');
const words = changeIn(ENGLISH, 'One sentence', 'Another sentence');
const code = (root: string) => write(root, 'website/shared/texts/ru.ts', '1');
const newPage = (root: string) => write(root, NEW, '');
const untranslate = (root: string) => rmSync(join(root, RUSSIAN));
const both = (first: (root: string) => void, second: (root: string) => void) => (root: string) => {
  first(root);
  second(root);
};

test.each([
  ['the words of an English page, as translations are outdated then', [], words, LOCALES],
  ['them once more', [words], changeIn(ENGLISH, 'Another', 'A third'), ['en']],
  ['code of an English page, which translations have their own of', [], example, ['en']],
  ['the date of an English page', [commit, example], commit, ['en']],
  [
    'the date of an English page that a locale shows for want of a translation',
    [commit, untranslate, example],
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
  ['a new English page', [], newPage, LOCALES],
  ['code that all pages share', [], code, LOCALES],
])('a build is stale after a change to %s', (_what, before, change, stale) => {
  const root = repository();
  for (const first of before) first(root);
  const old = localeInputs(root);
  change(root);
  const now = localeInputs(root);
  expect(LOCALES.filter((locale) => !isBuiltFrom(now[locale], old[locale]))).toEqual(stale);
});

test.each([
  ['the words of an English page: the others get only its notice', [], words, [['en'], TRANSLATED]],
  ['them and a translation', [], both(words, changeIn(RUSSIAN, 'Text', 'Words')), [LOCALES]],
  ['them and code that all pages share', [], both(words, code), [LOCALES]],
  ['a new English page, which the others show too', [], newPage, [LOCALES]],
  ['an English page that a locale shows for want of a translation', [untranslate], words, [LOCALES]],
  ['an English page that is gone', [newPage], (root: string) => rmSync(join(root, NEW)), [LOCALES]],
  ['a translation', [], changeIn(RUSSIAN, 'Text', 'Words'), [['ru']]],
  ['nothing', [], () => {}, [[]]],
])('what takes over together after a change to %s', (_what, before, change, stages) => {
  const root = repository();
  for (const first of before) first(root);
  const old = localeInputs(root);
  change(root);
  expect(stagesOf(localeInputs(root), (locale) => old[locale])).toEqual(stages);
});

test('a first build takes over as a whole, and so does one after an interrupted build', () => {
  const now = localeInputs(repository());
  expect(stagesOf(now, () => undefined)).toEqual([LOCALES]);
  expect(stagesOf(now, (locale) => (locale === 'zh' ? undefined : now[locale]))).toEqual([['zh']]);
});

test('invalid front matter is reported with the name of the page', () => {
  const root = repository();
  changeIn(ENGLISH, 'title: Page', 'title: [Page')(root);
  expect(() => localeInputs(root)).toThrow('website/docs/page.mdx has invalid front matter: ');
});
