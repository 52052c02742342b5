// Finds the browsers of e2e/engines other than Chromium, and installs them if possible.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/apt.mjs';

const FIREFOX_PATHS = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];
/** Where distributions put WebKitGTK's MiniBrowser, in a folder named after the library's version. */
const WEBKIT_FOLDERS = [
  '/usr/lib/aarch64-linux-gnu',
  '/usr/lib/x86_64-linux-gnu',
  '/usr/libexec',
  '/usr/lib',
];

/** @returns {string | undefined} */
export function findFirefox() {
  return [process.env.FIREFOX_PATH, ...FIREFOX_PATHS].find((path) => path && existsSync(path));
}

/** @returns {string | undefined} */
export function findMiniBrowser() {
  return WEBKIT_FOLDERS.filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /^webkit2?gtk-/.test(name))
        .map((name) => join(folder, name, 'MiniBrowser')),
    )
    .find((path) => existsSync(path));
}

/** By the names of their test files. */
const ENGINES = [
  { name: 'firefox', packages: ['firefox-esr'], isInstalled: () => findFirefox() !== undefined },
  {
    name: 'webkit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    isInstalled: () =>
      findMiniBrowser() !== undefined &&
      ['WebKitWebDriver', 'Xvfb'].every((program) => existsSync(join('/usr/bin', program))),
  },
];

/** @returns {Promise<{ present: string[], missing: string[] }>} */
export async function ensureEngines() {
  const missing = await ensureInstalled('engines', ENGINES);
  return { present: ENGINES.map(({ name }) => name).filter((name) => !missing.includes(name)), missing };
}
