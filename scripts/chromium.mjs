// node scripts/chromium.mjs: finds the browser of the tests, or installs it where that is possible, and prints its path.
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ending } from './lib/ending.mjs';
import { runStep, StepFailed } from './lib/step.mjs';

const KNOWN_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** @returns {string | undefined} */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen))
    throw new StepFailed(`CHROMIUM_PATH is ${chosen}, but there is no such file.`);
  return [chosen, ...KNOWN_PATHS, ...playwrightsOwn()].find((path) => path && existsSync(path));
}

/** @returns {Promise<string>} */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) {
    throw new StepFailed(
      'The browser tests need Chromium: install it (on Debian: sudo apt-get install chromium fonts-noto-cjk), or set CHROMIUM_PATH.',
    );
  }
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runStep('chromium', 'Installing Chromium', [
    { command: 'apt-get', args: ['update'], env },
    // Without the fonts, Chinese pages are rows of empty boxes.
    {
      command: 'apt-get',
      args: ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'],
      env,
    },
  ]);
  const installed = findChromium();
  if (!installed)
    throw new StepFailed('Chromium was installed, but its program was not found: set CHROMIUM_PATH.');
  return installed;
}

function playwrightsOwn() {
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH || join(homedir(), '.cache/ms-playwright');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^chromium-\d+$/.test(name))
    .flatMap((name) =>
      ['chrome-linux64/chrome', 'chrome-linux/chrome'].map((program) => join(folder, name, program)),
    );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ending(async () => console.log(await ensureChromium()));
}
