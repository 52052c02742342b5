import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOCALES } from './lib/locales.mjs';
import { ROOT } from './lib/root.mjs';

const SCRIPT = join(ROOT, 'scripts/dev.mjs');

test('npm run dev names the known locales if it is started with another', () => {
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT, 'xx'], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr.trim()).toBe(`There is no locale "xx"; the locales are ${LOCALES.join(', ')}.`);
});

test('npm run dev watches the folders that the plugins read, where the files really are', () => {
  const [, list = ''] = /READ_AT_START = \[(.*?)\]/s.exec(readFileSync(SCRIPT, 'utf8')) ?? [];
  const folders = [...list.matchAll(/'([^']+)'/g)].map(([, folder = '']) => folder);
  expect(folders.length).toBeGreaterThan(2);
  expect(folders.filter((folder) => !existsSync(join(ROOT, folder)))).toEqual([]);
  const brand = 'packages/site/src/brand.ts';
  expect(existsSync(join(ROOT, brand))).toBe(true);
  expect(folders.some((folder) => brand.startsWith(`${folder}/`))).toBe(true);
});
