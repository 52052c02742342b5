import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';
import { hashInputs, SOURCES } from './inputs.mjs';

function tree(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'docs-inputs-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const FILES = {
  'website/docs/a.md': 'a',
  'packages/search/src/index.ts': 'b',
  'packages/site/src/defaults.json': '{}',
};
const hash = (files: Record<string, string>, variables = {}) => hashInputs(tree(files), variables);

test('two checkouts of the same sources have the same hash', () => {
  expect(hash(FILES)).toBe(hash(FILES));
});

test.each([
  ['a changed page', { ...FILES, 'website/docs/a.md': 'A' }],
  ['a new page', { ...FILES, 'website/docs/b.md': '' }],
  [
    'a renamed page',
    {
      'website/docs/b.md': 'a',
      'packages/search/src/index.ts': 'b',
      'packages/site/src/defaults.json': '{}',
    },
  ],
  ['a changed default', { ...FILES, 'packages/site/src/defaults.json': '{"a":1}' }],
  ['a changed engine', { ...FILES, 'packages/search/src/index.ts': 'c' }],
])('%s makes the build stale', (_what, files) => {
  expect(hash(files)).not.toBe(hash(FILES));
});

test('a changed variable of the build makes it stale', () => {
  expect(hash(FILES, { SITE_URL: 'https://a.example' })).not.toBe(hash(FILES));
  expect(hash(FILES, { PORT: '1' })).toBe(hash(FILES));
  expect(hash(FILES, { SITE_URL: ' ' })).toBe(hash(FILES));
});

test('sources that do not matter to the caller are left out', () => {
  const pages = /^website\/docs$/;
  const changed = tree({ ...FILES, 'website/docs/a.md': 'A' });
  expect(hashInputs(changed, {}, [], pages)).toBe(hashInputs(tree(FILES), {}, [], pages));
});

test('tests, installed packages and previous builds do not change the hash', () => {
  const more = {
    ...FILES,
    'website/docs/a.test.ts': '',
    'website/node_modules/x/index.js': '',
    'website/build/index.html': '',
    'website/.docusaurus/client.js': '',
    'packages/server/src/app.ts': '',
  };
  expect(hash(more)).toBe(hash(FILES));
});

test('every source file that the build runs is an input', async () => {
  const entryPoints = [
    'website/docusaurus.config.ts',
    'website/plugins/index.ts',
    'packages/server/src/precompress-main.ts',
    'packages/server/src/static-hosts/main.ts',
  ];
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints,
    bundle: true,
    platform: 'node',
    format: 'esm',
    plugins: [ourPackagesOnly],
    outdir: 'unused',
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  const files = Object.keys(metafile.inputs);
  expect(files).toEqual(expect.arrayContaining(['packages/site/src/headers.ts', 'website/brand.ts']));
  const counted = (file: string) => SOURCES.some((source) => `${file}/`.startsWith(`${source}/`));
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
