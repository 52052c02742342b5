// npm run licences: the licence of every package that ships or makes what ships; fails on one that was not reviewed.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
// @ts-expect-error It has no types of its own, and those in the registry are of an older version.
import satisfies from 'spdx-satisfies';
import { nameOf, needed, PARTS, readLockfile } from './lockfile.mjs';

/** @type {{ licences: { shipped: string[], buildOnly: Record<string, string>, notStated: Record<string, string> }, installScripts: Record<string, string> }} */
export const REVIEWED = JSON.parse(readFileSync(new URL('reviewed.json', import.meta.url), 'utf8'));

const NOT_STATED = 'not stated, reviewed';

/**
 * @param {import('./lockfile.mjs').Lockfile} lockfile
 * @param {'server' | 'site'} part
 * @returns {{ counts: Map<string, number>, faults: string[] }} packages by licence, and a sentence for each to review
 */
export function licences(lockfile, part) {
  const { shipped, buildOnly, notStated } = REVIEWED.licences;
  const allowed = part === 'server' ? shipped : [...shipped, ...Object.keys(buildOnly)];
  /** @type {Map<string, number>} */
  const counts = new Map();
  const faults = [];
  for (const path of [...needed(lockfile, PARTS[part])].sort()) {
    const { license: stated, version } = lockfile[path] ?? {};
    const licence = stated ?? (nameOf(path) in notStated ? NOT_STATED : 'none');
    counts.set(licence, (counts.get(licence) ?? 0) + 1);
    if (licence === NOT_STATED || isAllowed(licence, allowed)) continue;
    faults.push(
      `${nameOf(path)} ${version} of the ${part} has the licence "${licence}": review it in scripts/dependencies/reviewed.json, or do without the package.`,
    );
  }
  return { counts, faults };
}

/**
 * @param {string} licence
 * @param {string[]} allowed
 */
function isAllowed(licence, allowed) {
  try {
    return satisfies(licence, allowed);
  } catch {
    return false; // not an SPDX expression
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lockfile = readLockfile();
  for (const part of /** @type {const} */ (['server', 'site'])) {
    const { counts, faults } = licences(lockfile, part);
    console.log(part === 'server' ? 'The server' : 'The pages, and what builds them');
    for (const [licence, count] of [...counts].sort((a, b) => b[1] - a[1]))
      console.log(`${String(count).padStart(6)}  ${licence}`);
    for (const fault of faults) console.error(fault);
    if (faults.length > 0) process.exitCode = 1;
  }
}
