import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/root.mjs';

/**
 * The fields of a package in the lockfile that are used here.
 * @typedef {{
 *   name?: string, version?: string, license?: string, resolved?: string, integrity?: string, link?: boolean,
 *   hasInstallScript?: boolean, dev?: boolean, os?: string[], cpu?: string[], libc?: string[],
 *   optionalDependencies?: Record<string, string>,
 * }} Locked
 * @typedef {Record<string, Locked>} Lockfile by path: `node_modules/react`
 */

/** @returns {Lockfile} */
export function readLockfile() {
  return JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
}

/**
 * The packages from the registry, with their paths.
 * @param {Lockfile} lockfile
 */
export function external(lockfile) {
  return Object.entries(lockfile).filter(([path, { link }]) => path.includes('node_modules/') && !link);
}

/**
 * The packages that `npm ci --omit=dev` installs on some platform.
 * @param {Lockfile} lockfile
 */
export function shipped(lockfile) {
  return external(lockfile).filter(([, { dev }]) => !dev);
}

/** @param {string} path */
export function nameOf(path) {
  return path.split('node_modules/').at(-1) ?? path;
}
