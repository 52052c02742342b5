import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';

/** Files in a folder of hashed assets never change. A list of a build's own ones is in this file. */
const ASSETS = '.assets';
/** Files about the build of a locale, in its folder. */
export const FINGERPRINT = '.fingerprint';
export const WARNINGS = '.warnings';

/**
 * Copies the locales into one site. It also gets the hashed assets of the last site: a page that was opened before still
 * loads them. Those of the site before that are dropped.
 * @param {string[]} locales folders of the built locales
 * @param {string} site new folder
 * @param {string} last folder of the last site, if there was one
 */
export function assemble(locales, site, last) {
  rmSync(site, { recursive: true, force: true });
  const filter = (/** @type {string} */ path) => ![FINGERPRINT, WARNINGS].includes(basename(path));
  for (const locale of locales) cpSync(locale, site, { recursive: true, filter });
  const own = assetsIn(site);
  const lastOwn = readAssets(last);
  // If only the server or a text has changed, the assets of the site before are still needed.
  const older = own.join('\n') === lastOwn.join('\n') ? assetsIn(last) : lastOwn;
  for (const path of older) {
    if (existsSync(join(site, path))) continue;
    mkdirSync(dirname(join(site, path)), { recursive: true });
    copyFileSync(join(last, path), join(site, path));
  }
  writeFileSync(join(site, ASSETS), own.join('\n'));
}

/**
 * Puts a complete site in the place of the last one.
 * @param {string} site
 * @param {string} place
 */
export function replaceSite(site, place) {
  const last = lastSite(place);
  rmSync(last, { recursive: true, force: true });
  if (existsSync(place)) renameSync(place, last);
  renameSync(site, place);
  rmSync(last, { recursive: true, force: true });
}

/**
 * Undoes a replacement that was interrupted between its two steps.
 * @param {string} place
 */
export function restoreSite(place) {
  if (!existsSync(place) && existsSync(lastSite(place))) renameSync(lastSite(place), place);
}

const lastSite = (/** @type {string} */ place) => join(dirname(place), `.last-${basename(place)}`);

/** @param {string} site */
function assetsIn(site) {
  if (!existsSync(site)) return [];
  return readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(site, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => /^([^/]+\/)?assets\//.test(path))
    .sort();
}

/** @param {string} site */
function readAssets(site) {
  const file = join(site, ASSETS);
  if (!existsSync(file)) return [];
  const paths = readFileSync(file, 'utf8').split('\n');
  return paths.filter((path) => path && existsSync(join(site, path)));
}
