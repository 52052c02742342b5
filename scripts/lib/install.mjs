import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './programs.mjs';
import { ROOT } from './root.mjs';
import { runStep } from './step.mjs';

/**
 * Installs the packages of the lockfile, unless exactly these are already installed.
 * @returns {Promise<boolean>} whether something was installed
 */
export async function installIfStale() {
  if (isInstalled(ROOT)) return false;
  await runStep('install', 'Installing packages', [npm('ci')]);
  return true;
}

/**
 * npm writes its list of installed packages last, so an interrupted install counts as none. Packages for other
 * platforms are optional and may be missing.
 * @param {string} root
 */
export function isInstalled(root) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(join(root, 'node_modules/.package-lock.json'));
  return Object.entries(wanted).every(([path, { version, link, optional, devOptional }]) => {
    if (!path.includes('node_modules/') || link) return true;
    const found = present[path];
    return found ? found.version === version : optional || devOptional;
  });
}

/**
 * @param {string} path
 * @returns {Record<string, { version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }>}
 */
function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}
