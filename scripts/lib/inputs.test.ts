import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BUILD_VARIABLES, hashInputs } from './inputs.mjs';

function tree(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'docs-inputs-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

const SOURCES = { 'website/docs/a.md': 'a', 'packages/search/src/index.ts': 'b', 'defaults.json': '{}' };
const hash = (files: Record<string, string>, variables = {}) => hashInputs(tree(files), variables);

test('two checkouts of the same sources have the same hash', () => {
  expect(hash(SOURCES)).toBe(hash(SOURCES));
});

test.each([
  ['a changed page', { ...SOURCES, 'website/docs/a.md': 'A' }],
  ['a new page', { ...SOURCES, 'website/docs/b.md': '' }],
  [
    'a renamed page',
    { 'website/docs/b.md': 'a', 'packages/search/src/index.ts': 'b', 'defaults.json': '{}' },
  ],
  ['a changed default', { ...SOURCES, 'defaults.json': '{"a":1}' }],
  ['a changed engine', { ...SOURCES, 'packages/search/src/index.ts': 'c' }],
])('%s makes the build stale', (_what, files) => {
  expect(hash(files)).not.toBe(hash(SOURCES));
});

test('a changed variable of the build makes it stale', () => {
  expect(hash(SOURCES, { SITE_URL: 'https://a.example' })).not.toBe(hash(SOURCES));
  expect(hash(SOURCES, { PORT: '1' })).toBe(hash(SOURCES));
});

test('what does not matter to the one that asks is left out', () => {
  const pages = /^website\/docs$/;
  const changed = tree({ ...SOURCES, 'website/docs/a.md': 'A' });
  expect(hashInputs(changed, {}, [], pages)).toBe(hashInputs(tree(SOURCES), {}, [], pages));
});

test('tests, installed packages and former builds do not', () => {
  const more = {
    ...SOURCES,
    'website/docs/a.test.ts': '',
    'website/node_modules/x/index.js': '',
    'website/build/index.html': '',
    'website/.docusaurus/client.js': '',
    'packages/server/src/app.ts': '',
  };
  expect(hash(more)).toBe(hash(SOURCES));
});

test('every variable that the build reads counts', () => {
  const source = readFileSync(new URL('../../website/environment.ts', import.meta.url), 'utf8');
  const read = source.match(/'[A-Z][A-Z_]{3,}'/g)?.map((quoted) => quoted.slice(1, -1)) ?? [];
  expect(read).toContain('SITE_URL');
  expect(BUILD_VARIABLES).toEqual([...new Set(read)].sort());
});
