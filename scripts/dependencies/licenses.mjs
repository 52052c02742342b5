// npm run licenses: counts the licenses of everything that ships or builds the site; fails on one that was not reviewed.
// Used instead of a license checker package: those read node_modules, which lacks the binaries of other platforms.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
// @ts-expect-error The package has no types, and the types in the registry are for an older version.
import satisfies from 'spdx-satisfies';
import { nameOf, readLockfile, shipped } from './lockfile.mjs';

/** @type {{ licenses: string[], packages: Record<string, string>, installScripts: Record<string, string> }} */
export const REVIEWED = JSON.parse(readFileSync(new URL('reviewed.json', import.meta.url), 'utf8'));

/**
 * @param {import('./lockfile.mjs').Lockfile} lockfile
 * @returns {{ counts: Map<string, number>, faults: string[] }} packages by license, and a message for each to review
 */
export function licenses(lockfile) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  const faults = [];
  for (const [path, { license = 'not stated', version }] of shipped(lockfile)) {
    counts.set(license, (counts.get(license) ?? 0) + 1);
    if (isAllowed(license) || isReviewed(nameOf(path))) continue;
    faults.push(
      `${nameOf(path)} ${version} has the license "${license}": review it in scripts/dependencies/reviewed.json, or remove the package.`,
    );
  }
  return { counts, faults };
}

/** @param {string} license */
function isAllowed(license) {
  try {
    return satisfies(license, REVIEWED.licenses);
  } catch {
    return false; // not an SPDX expression
  }
}

/**
 * A review covers the binaries of the package too: `lightningcss-darwin-arm64`.
 * @param {string} name
 */
function isReviewed(name) {
  return Object.keys(REVIEWED.packages).some((known) => name === known || name.startsWith(`${known}-`));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { counts, faults } = licenses(readLockfile());
  for (const [license, count] of [...counts].sort((a, b) => b[1] - a[1]))
    console.log(`${String(count).padStart(6)}  ${license}`);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
