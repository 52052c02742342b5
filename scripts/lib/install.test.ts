import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hasTests, isInstalled } from './install.mjs';

const LOCKED = {
  '': { version: '1.0.0' },
  website: { version: '1.0.0' },
  'node_modules/website': { link: true },
  'node_modules/react': { version: '19.0.0' },
  'node_modules/binary-for-another-machine': { version: '1.0.0', optional: true },
  'node_modules/vitest': { version: '4.0.0', dev: true },
};
const INSTALLED = { 'node_modules/react': { version: '19.0.0' } };
const WITH_TESTS = { ...INSTALLED, 'node_modules/vitest': { version: '4.0.0', dev: true } };

function project(locked: object, installed: object | null): string {
  const root = mkdtempSync(join(tmpdir(), 'docs-install-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: locked }));
  mkdirSync(join(root, 'node_modules'));
  if (installed) {
    writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  }
  return root;
}

test('the packages of the lockfile, without binaries for other platforms, count as installed', () => {
  expect(isInstalled(project(LOCKED, INSTALLED), false)).toBe(true);
});

test('the packages of tests are needed by tests only', () => {
  expect(isInstalled(project(LOCKED, INSTALLED), true)).toBe(false);
  expect(isInstalled(project(LOCKED, WITH_TESTS), true)).toBe(true);
  expect(isInstalled(project(LOCKED, WITH_TESTS), false)).toBe(true);
});

test('a later install keeps the packages of tests if they are there', () => {
  expect(hasTests(project(LOCKED, WITH_TESTS))).toBe(true);
  expect(hasTests(project(LOCKED, INSTALLED))).toBe(false);
  expect(hasTests(project(LOCKED, null))).toBe(false);
});

test.each([
  ['nothing', null],
  ['an install that was cut off', {}],
  ['another version', { 'node_modules/react': { version: '18.0.0' } }],
  [
    'another version of an optional package',
    { ...INSTALLED, 'node_modules/binary-for-another-machine': { version: '0.9.0' } },
  ],
])('%s does not count as installed', (_what, installed) => {
  expect(isInstalled(project(LOCKED, installed), false)).toBe(false);
});
