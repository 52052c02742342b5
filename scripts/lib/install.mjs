import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './programs.mjs';
import { ROOT } from './root.mjs';
import { runStep } from './step.mjs';

/** npm's list of installed packages. */
const INSTALLED = 'node_modules/.package-lock.json';

/** @typedef {{ version?: string, link?: boolean, dev?: boolean, optional?: boolean, devOptional?: boolean }} Package */

/**
 * Installs the packages of the lockfile that building and serving the site needs, unless exactly these are installed.
 * @param {{ withTests?: boolean }} [options] whether the packages of tests and benchmarks are needed too; by default, if
 * they are there already, because npm would remove them
 * @returns {Promise<boolean>} whether something was installed
 */
export async function installIfStale({ withTests = hasTests(ROOT) } = {}) {
  if (isInstalled(ROOT, withTests)) return false;
  // Without the binaries for other platforms, which are optional.
  const needed = Object.entries(neededPackages(ROOT, withTests));
  const paths = needed.flatMap(([path, { optional }]) => (optional ? [] : path));
  const progress = () => {
    const present = paths.filter((path) => existsSync(join(ROOT, path, 'package.json')));
    return `${present.length} of ${paths.length}`;
  };
  const title = withTests ? 'Installing packages, with those of the tests' : 'Installing packages';
  await runStep('install', title, [npm('ci', ...(withTests ? [] : ['--omit=dev']))], progress);
  return true;
}

/**
 * npm writes its list last, so an interrupted install counts as none.
 * @param {string} root
 * @param {boolean} withTests
 */
export function isInstalled(root, withTests) {
  const present = readPackages(join(root, INSTALLED));
  return Object.entries(neededPackages(root, withTests)).every(
    ([path, { version, optional, devOptional }]) => {
      const found = present[path];
      // Packages for other platforms are optional and may be missing.
      return found ? found.version === version : optional || devOptional;
    },
  );
}

/**
 * Whether packages of tests are installed.
 * @param {string} root
 */
export function hasTests(root) {
  return Object.values(readPackages(join(root, INSTALLED))).some(({ dev }) => dev);
}

/**
 * @param {string} root
 * @param {boolean} withTests
 */
function neededPackages(root, withTests) {
  const locked = Object.entries(readPackages(join(root, 'package-lock.json')));
  return Object.fromEntries(
    locked.filter(([path, { link, dev }]) => path.includes('node_modules/') && !link && (withTests || !dev)),
  );
}

/**
 * @param {string} path
 * @returns {Record<string, Package>}
 */
function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}
