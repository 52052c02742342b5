import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mergeBuild } from './site.mjs';

const EN = ['index.html', 'docs/page/index.html', 'assets/en.js', '.search/en.index', '.headers.json'];
const RU = ['ru/index.html', 'ru/assets/ru.js', '.search/ru.index'];

function folder(files: string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'docs-merge-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
  return root;
}

const merged = (build: string[], partial: string[]) => {
  const root = folder(build);
  mergeBuild(folder(partial), root, ['en', 'ru', 'zh', 'pt-br']);
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
};

test('a build of the default locale keeps the other locales and removes its own old files', () => {
  const former = ['docs/gone/index.html', 'assets/en.old.js', 'gone.txt', 'gone/index.html'];
  expect(merged([...EN, ...RU, ...former], EN)).toEqual([...EN, ...RU].sort());
});

test('a build of another locale keeps the default one', () => {
  expect(merged([...EN, ...RU, 'ru/gone.html'], RU)).toEqual([...EN, ...RU].sort());
});

test('two locales of one build replace both', () => {
  const zh = ['zh/index.html', '.search/zh.index'];
  expect(merged([...EN, ...RU, ...zh, 'gone.txt', 'ru/gone.html'], [...EN, ...RU])).toEqual(
    [...EN, ...RU, ...zh].sort(),
  );
});

test('one locale can be built when nothing was built before', () => {
  expect(merged([], RU)).toEqual([...RU].sort());
});
