import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/root.mjs';

/**
 * One package of the lockfile, as far as it is looked at.
 * @typedef {{
 *   name?: string, version?: string, license?: string, resolved?: string, integrity?: string, link?: boolean,
 *   hasInstallScript?: boolean, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>, peerDependenciesMeta?: Record<string, { optional?: boolean }>,
 * }} Locked
 * @typedef {Record<string, Locked>} Lockfile by path: `node_modules/react`
 */

/**
 * What runs for readers, and what makes or becomes the pages. A workspace may use its neighbours without naming them,
 * and tsx, which is there for development, also runs the server.
 */
export const PARTS = {
  server: ['packages/server', 'packages/search', 'node_modules/tsx'],
  site: ['website', 'packages/contract'],
};

/** @returns {Lockfile} */
export function readLockfile() {
  return JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
}

/**
 * The packages from a registry, by their paths.
 * @param {Lockfile} lockfile
 */
export function foreign(lockfile) {
  return Object.entries(lockfile).filter(([path, { link }]) => path.includes('node_modules/') && !link);
}

/** @param {string} path */
export function nameOf(path) {
  return path.split('node_modules/').at(-1) ?? path;
}

/**
 * As a bill of materials has it, `react@19.3.1`; a package installed under another name has its own.
 * @param {Lockfile} lockfile
 * @param {string} path
 */
export function idOf(lockfile, path) {
  return `${lockfile[path]?.name ?? nameOf(path)}@${lockfile[path]?.version}`;
}

/**
 * Everything that a part needs at run time, as Node would find it: the paths of packages. Packages for other
 * machines are among them.
 *
 * `npm sbom --omit dev` and `npm ls --omit dev` cannot be asked: they leave out whatever a development dependency of
 * any workspace needs too, React among others.
 * @param {Lockfile} lockfile
 * @param {string[]} part
 */
export function needed(lockfile, part) {
  const found = new Set(part.filter((path) => path.includes('node_modules/')));
  const open = [...part];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const {
      dependencies,
      optionalDependencies,
      peerDependencies = {},
      peerDependenciesMeta,
    } = lockfile[path] ?? {};
    const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta?.[name]?.optional);
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const at = locate(lockfile, name, path);
      if (!at || found.has(at) || lockfile[at]?.link) continue;
      found.add(at);
      open.push(at);
    }
  }
  return found;
}

/**
 * @param {Lockfile} lockfile
 * @param {string} name
 * @param {string} from
 */
function locate(lockfile, name, from) {
  const folders = from.split('/');
  for (let depth = folders.length; depth >= 0; depth--) {
    const at = [...folders.slice(0, depth), 'node_modules', name].join('/');
    if (at in lockfile) return at;
  }
  return undefined;
}
