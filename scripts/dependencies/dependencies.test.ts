import { readFileSync } from 'node:fs';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { describe, expect, test } from 'vitest';
import { licenses, REVIEWED } from './licenses.mjs';
import { external, nameOf, readLockfile, shipped } from './lockfile.mjs';
import { billOfMaterials } from './sbom.mjs';

const lockfile = readLockfile();
const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

describe('the lockfile', () => {
  test('pins every package by a hash of its content, and takes none from outside the registry', () => {
    const packages = external(lockfile);
    expect(packages.length).toBeGreaterThan(1000);
    const loose = packages.filter(
      ([, { integrity, resolved }]) =>
        !/^sha512-[\w+/]{86}==$/.test(integrity ?? '') ||
        (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')),
    );
    expect(loose.map(([path]) => path)).toEqual([]);
  });

  test('has a review of every package with an install script, and no other reviews', () => {
    const scripted = external(lockfile).filter(([, { hasInstallScript }]) => hasInstallScript);
    expect([...new Set(scripted.map(([path]) => nameOf(path)))].sort()).toEqual(
      Object.keys(REVIEWED.installScripts).sort(),
    );
  });

  test('is installed without running install scripts', () => {
    expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
  });
});

describe('licenses', () => {
  test('of everything that ships are allowed or reviewed, and no review is unused', () => {
    const { counts, faults } = licenses(lockfile);
    expect(faults).toEqual([]);
    expect(counts.get('MIT')).toBeGreaterThan(500);
    const names = shipped(lockfile).map(([path]) => nameOf(path));
    expect(names).toEqual(expect.arrayContaining(Object.keys(REVIEWED.packages)));
  });

  test('that are neither allowed nor reviewed are reported with the package name', () => {
    const faultsOf = (license?: string, name = 'left') =>
      licenses({ [`node_modules/${name}`]: { version: '1.0.0', ...(license && { license }) } }).faults;
    expect(faultsOf('(GPL-3.0-only OR MIT)')).toEqual([]);
    expect(faultsOf('MPL-2.0', 'lightningcss-linux-x64-musl')).toEqual([]);
    for (const license of [
      'GPL-3.0-only',
      'MIT AND GPL-3.0-only',
      'MPL-2.0',
      'SEE LICENSE IN x',
      undefined,
    ]) {
      expect(faultsOf(license)).toEqual([expect.stringContaining('left 1.0.0 has the license')]);
    }
  });
});

describe('the bill of materials', { timeout: 60_000 }, () => {
  const bom = billOfMaterials();

  test('is valid CycloneDX', async () => {
    const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot5);
    expect(bom.specVersion).toBe('1.5');
    expect(await validator.validate(JSON.stringify(bom))).toBeNull();
  });

  test('lists the packages that ship, with hashes, and no test tools', () => {
    const names = new Set(bom.components.map(({ purl }) => decodeURIComponent(purl.replace(/@[^@]+$/, ''))));
    for (const name of [
      'fastify',
      'react',
      'zod',
      '@modelcontextprotocol/server',
      '@docusaurus/core',
      'tsx',
    ]) {
      expect(names).toContain(`pkg:npm/${name}`);
    }
    for (const name of ['vitest', '@playwright/test', 'openapi-to-postmanv2']) {
      expect(names).not.toContain(`pkg:npm/${name}`);
    }
    expect(bom.components.filter(({ hashes }) => !hashes)).toEqual([]);
  });
});
