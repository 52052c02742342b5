import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { assemble, replaceSite, restoreSite } from './assemble.mjs';

function folder(files: Record<string, string> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'docs-assemble-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

const filesIn = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();

const EN = { 'index.html': 'en', '.search/en.index': '', '.fingerprint': 'a' };
const RU = { 'ru/index.html': 'ru', '.search/ru.index': '', '.fingerprint': 'b' };

/** The site after one more build. */
function nextSite(last: string, assets: string[], more: Record<string, string> = {}): string {
  const site = join(folder(), 'site');
  const files = { ...EN, ...more, ...Object.fromEntries(assets.map((path) => [path, path])) };
  assemble([folder(files)], site, last);
  return site;
}

test('the locales become one site', () => {
  const site = join(folder(), 'site');
  assemble([folder(EN), folder(RU)], site, join(site, 'no last site'));
  expect(filesIn(site)).toEqual(
    ['.assets', '.search/en.index', '.search/ru.index', 'index.html', 'ru/index.html'].sort(),
  );
});

test('what is left from an interrupted assembly is removed', () => {
  const site = folder({ 'left.html': '' });
  assemble([folder(EN)], site, join(site, 'no last site'));
  expect(filesIn(site)).toEqual(['.assets', '.search/en.index', 'index.html']);
});

test('a page of the last site finds its assets, and a page of the site before does not', () => {
  const first = nextSite('none', ['assets/js/a.1.js', 'ru/assets/css/a.1.css'], { 'img/old.png': '' });
  const second = nextSite(first, ['assets/js/a.2.js']);
  expect(readFileSync(join(second, 'assets/js/a.1.js'), 'utf8')).toBe('assets/js/a.1.js');
  expect(existsSync(join(second, 'ru/assets/css/a.1.css'))).toBe(true);
  expect(existsSync(join(second, 'img/old.png')), 'only assets are kept').toBe(false);
  const third = nextSite(second, ['assets/js/a.3.js']);
  expect(filesIn(third).filter((file) => file.includes('assets/'))).toEqual([
    'assets/js/a.2.js',
    'assets/js/a.3.js',
  ]);
});

test('a build that changes no asset keeps those of the site before', () => {
  const first = nextSite('none', ['assets/js/a.1.js']);
  const second = nextSite(first, ['assets/js/a.2.js']);
  const third = nextSite(second, ['assets/js/a.2.js'], { 'page.html': 'changed' });
  expect(existsSync(join(third, 'assets/js/a.1.js'))).toBe(true);
});

test('a site takes the place of the last one as a whole', () => {
  const root = folder({ 'build/gone.html': '', 'next/index.html': 'new' });
  replaceSite(join(root, 'next'), join(root, 'build'));
  expect(filesIn(root)).toEqual(['build/index.html']);
});

test('a first site takes its place', () => {
  const root = folder({ 'next/index.html': 'new' });
  replaceSite(join(root, 'next'), join(root, 'build'));
  expect(filesIn(root)).toEqual(['build/index.html']);
});

test('a replacement that was interrupted between its two steps is undone', () => {
  const root = folder({ '.last-build/index.html': 'old', 'next/index.html': 'new' });
  restoreSite(join(root, 'build'));
  expect(readFileSync(join(root, 'build/index.html'), 'utf8')).toBe('old');
  restoreSite(join(root, 'build'));
  expect(readFileSync(join(root, 'build/index.html'), 'utf8')).toBe('old');
});
