import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { nameOf, readLockfile } from './lockfile.mjs';
import { missingBinaries, nativePackages } from './platforms.mjs';

describe('native packages of the lockfile', () => {
  const lockfile = readLockfile();

  test('have a binary for every supported platform', () => {
    const names = nativePackages(lockfile).map(([path]) => nameOf(path));
    expect(names).toEqual(
      expect.arrayContaining(['@swc/core', '@rspack/binding', 'esbuild', 'lightningcss']),
    );
    expect(missingBinaries(lockfile)).toEqual([]);
  });

  test('are reported with the platform if they have no binary for it', () => {
    const without = Object.fromEntries(
      Object.entries(lockfile).filter(([path]) => !/core-(darwin-x64|linux-arm64-musl)$/.test(path)),
    );
    const { version } = lockfile['node_modules/@swc/core'] ?? {};
    expect(missingBinaries(without)).toEqual([
      expect.stringContaining(`@swc/core ${version} has no binary for macOS x64`),
      expect.stringContaining(`@swc/core ${version} has no binary for Linux arm64 (musl)`),
    ]);
  });
});

test('every override in package.json has its reason beside it', () => {
  const { overrides, overridesReasons } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  );
  expect(Object.keys(overridesReasons)).toEqual(Object.keys(overrides));
  for (const reason of Object.values(overridesReasons)) expect(reason).toMatch(/^[A-Z].{30,}\.$/);
});
