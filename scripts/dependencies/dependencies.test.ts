import { readFileSync } from 'node:fs';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { describe, expect, test } from 'vitest';
import { licences, REVIEWED } from './licences.mjs';
import { foreign, idOf, type Lockfile, nameOf, needed, PARTS, readLockfile } from './lockfile.mjs';
import { billOfMaterials } from './sbom.mjs';

const lockfile = readLockfile();
const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

describe('the lockfile', () => {
  test('pins every package by a hash of its content, and takes none from outside the registry', () => {
    const packages = foreign(lockfile);
    expect(packages.length).toBeGreaterThan(1000);
    const loose = packages.filter(
      ([, { integrity, resolved }]) =>
        !/^sha512-[\w+/]{86}==$/.test(integrity ?? '') ||
        (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')),
    );
    expect(loose.map(([path]) => path)).toEqual([]);
  });

  test('has no package with an install script that was not reviewed, and no review without one', () => {
    const scripted = foreign(lockfile).filter(([, { hasInstallScript }]) => hasInstallScript);
    expect([...new Set(scripted.map(([path]) => nameOf(path)))].sort()).toEqual(
      Object.keys(REVIEWED.installScripts).sort(),
    );
  });

  test('is installed without running any of them', () => {
    expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
  });
});

describe('licences', () => {
  test.each(['server', 'site'] as const)('of the %s allow what is done with it', (part) => {
    const { counts, faults } = licences(lockfile, part);
    expect(faults).toEqual([]);
    expect(counts.get('MIT')).toBeGreaterThan(40);
  });

  test('that nobody reviewed are a fault that names the package', () => {
    const withLicence = (license?: string): Lockfile => ({
      'packages/server': { dependencies: { left: '1.0.0' } },
      'node_modules/left': { version: '1.0.0', ...(license && { license }) },
      'node_modules/tsx': { license: 'MIT' },
    });
    const faultsOf = (license?: string) => licences(withLicence(license), 'server').faults;
    expect(faultsOf('(GPL-3.0-only OR MIT)')).toEqual([]);
    for (const licence of [
      'GPL-3.0-only',
      'MIT AND GPL-3.0-only',
      'MPL-2.0',
      'SEE LICENSE IN x',
      undefined,
    ]) {
      expect(faultsOf(licence)).toEqual([
        expect.stringContaining(`left 1.0.0 of the server has the licence`),
      ]);
    }
  });

  test('are looked up where Node would find the package, nested copies included', () => {
    const nested: Lockfile = {
      website: { dependencies: { a: '1' }, optionalDependencies: { c: '1' } },
      'website/node_modules/a': { dependencies: { b: '1' }, peerDependencies: { p: '1' } },
      'website/node_modules/a/node_modules/b': {},
      'node_modules/a': { dependencies: { d: '1' } },
      'node_modules/b': {},
      'node_modules/c': { peerDependencies: { d: '1' }, peerDependenciesMeta: { d: { optional: true } } },
      'node_modules/d': {},
      'node_modules/p': {},
    };
    expect([...needed(nested, ['website'])].sort()).toEqual([
      'node_modules/c',
      'node_modules/p',
      'website/node_modules/a',
      'website/node_modules/a/node_modules/b',
    ]);
  });
});

describe('the bill of materials', { timeout: 60_000 }, () => {
  const bom = billOfMaterials();

  test('is valid CycloneDX', async () => {
    const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot5);
    expect(bom.specVersion).toBe('1.5');
    expect(await validator.validate(JSON.stringify(bom))).toBeNull();
  });

  test('lists what ships, with hashes, and not what tests it', () => {
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
    const shipped = needed(lockfile, Object.values(PARTS).flat());
    const versions = new Set([...shipped].map((path) => idOf(lockfile, path)));
    const hashed = bom.components.filter(({ hashes }) => hashes);
    expect(new Set(hashed.map((component) => component['bom-ref']))).toEqual(versions);
  });
});
