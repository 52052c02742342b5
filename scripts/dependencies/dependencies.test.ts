import { readFileSync } from 'node:fs';
// @ts-expect-error The package has no types, and the types in the registry are for an older version.
import satisfies from 'spdx-satisfies';
import { describe, expect, test } from 'vitest';

/** The fields of a package in the lockfile that are used here. */
interface Locked {
  version?: string;
  license?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  dev?: boolean;
  optionalDependencies?: Record<string, string>;
}

interface Reviews {
  licenses: string[];
  packages: Record<string, string>;
  installScripts: Record<string, string>;
}

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const lockfile: Record<string, Locked> = JSON.parse(read('package-lock.json')).packages;
const reviewed: Reviews = JSON.parse(read('scripts/dependencies/reviewed.json'));
const external = Object.entries(lockfile)
  .filter(([path, { link }]) => path.includes('node_modules/') && !link)
  .map(([path, one]) => ({ ...one, name: path.split('node_modules/').at(-1) ?? path }));
/** What `npm ci --omit=dev` installs on some platform. */
const shipped = external.filter(({ dev }) => !dev);

describe('the lockfile', () => {
  test('pins every package by a hash of its content, and takes none from outside the registry', () => {
    expect(external.length).toBeGreaterThan(1000);
    const loose = external.filter(
      ({ integrity, resolved }) =>
        !/^sha512-[\w+/]{86}==$/.test(integrity ?? '') ||
        (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')),
    );
    expect(loose.map(({ name }) => name)).toEqual([]);
  });

  test('has a review of every package with an install script, and no other reviews', () => {
    const scripted = external.filter(({ hasInstallScript }) => hasInstallScript);
    expect([...new Set(scripted.map(({ name }) => name))].sort()).toEqual(
      Object.keys(reviewed.installScripts).sort(),
    );
  });

  test('is installed without running install scripts', () => {
    expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
  });

  // npm leaves out a binary that the registry does not have: the package would then not run on that platform.
  test('has every binary that a native package names: otherwise pin a version whose binaries are all there', () => {
    const locked = new Set(external.map(({ name, version }) => `${name}@${version}`));
    const binaries = external.flatMap(({ optionalDependencies = {} }) =>
      Object.entries(optionalDependencies)
        .map(([name, version]) => `${name}@${version}`)
        .filter((binary) => /(darwin|linux|win32|windows)-(arm64|x64)/.test(binary)),
    );
    expect(binaries.length).toBeGreaterThan(50);
    expect(binaries.filter((binary) => !locked.has(binary))).toEqual([]);
  });

  test.each(['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'win(32|dows)-x64'])(
    'has native packages that run on %s',
    (platform) => {
      const native = external
        .map(({ name, optionalDependencies = {} }) => ({ name, binaries: Object.keys(optionalDependencies) }))
        .filter(
          ({ binaries }) => binaries.filter((binary) => /(darwin|linux)-(arm64|x64)/.test(binary)).length > 2,
        );
      expect(native.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['@swc/core', '@rspack/binding', 'esbuild', 'lightningcss']),
      );
      const without = native.filter(
        ({ binaries }) => !binaries.some((one) => new RegExp(platform).test(one)),
      );
      expect(without.map(({ name }) => name)).toEqual([]);
    },
  );
});

describe('licenses', () => {
  test('of everything that ships are allowed or reviewed, and no review is unused', () => {
    const faults = shipped.filter(({ name, license }) => !isAllowed(license) && !isReviewed(name));
    expect(faults.map(({ name, version, license }) => `${name} ${version}: ${license}`)).toEqual([]);
    expect(shipped.filter(({ license }) => license === 'MIT').length).toBeGreaterThan(500);
    const names = shipped.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(Object.keys(reviewed.packages)));
  });

  test('are allowed only if every part of the license that applies is on the list', () => {
    expect(isAllowed('(GPL-3.0-only OR MIT)')).toBe(true);
    for (const license of ['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'MPL-2.0', 'SEE LICENSE IN x', undefined])
      expect(isAllowed(license)).toBe(false);
    expect(isReviewed('lightningcss-linux-x64-musl')).toBe(true);
  });
});

test('every override in package.json has its reason beside it', () => {
  const { overrides, overridesReasons } = JSON.parse(read('package.json'));
  expect(Object.keys(overridesReasons)).toEqual(Object.keys(overrides));
  for (const reason of Object.values(overridesReasons)) expect(reason).toMatch(/^[A-Z].{30,}\.$/);
});

function isAllowed(license = ''): boolean {
  try {
    return satisfies(license, reviewed.licenses);
  } catch {
    return false; // not an SPDX expression
  }
}

/** A review covers the binaries of the package too: `lightningcss-darwin-arm64`. */
function isReviewed(name: string): boolean {
  return Object.keys(reviewed.packages).some((known) => name === known || name.startsWith(`${known}-`));
}
