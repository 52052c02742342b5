// node scripts/chromium.mjs: finds the browser for the tests, installs it if possible, and prints its path.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aptInstall, canInstall } from './lib/apt.mjs';
import { programOf } from './lib/programs.mjs';
import { ROOT } from './lib/root.mjs';
import { runScript } from './lib/run-script.mjs';
import { ignoreFailedStep, runStep, StepFailed } from './lib/step.mjs';

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
  const found = [chosen, ...KNOWN_PATHS].find((path) => path && existsSync(path));
  return found ?? [playwrightsOwn()].find(existsSync);
}

/** The shell halves the time of the tests (e2e/chromium.ts). Without the fonts, Chinese text is empty boxes. */
const SHELL = 'chromium-headless-shell';
const PACKAGES = ['chromium', SHELL, 'fonts-noto-cjk'];

/** @returns {Promise<string>} */
export async function ensureChromium() {
  const found = findChromium();
  if (found === '/usr/bin/chromium' && !existsSync(`/usr/bin/${SHELL}`) && canInstall())
    await aptInstall('shell', [SHELL]).catch(ignoreFailedStep); // the tests also work without it, but take longer
  if (found) return found;
  if (canInstall()) await aptInstall('chromium', PACKAGES);
  else {
    // Installs into the user's home folder. The system must provide the libraries that Chromium needs.
    const install = programOf('e2e', '@playwright/test', 'playwright', 'install', 'chromium');
    await runStep('chromium', "Downloading Playwright's Chromium to ~/.cache/ms-playwright", [install]).catch(
      () => {
        throw new StepFailed(
          `The browser tests need Chromium, and it could not be downloaded (.logs/chromium.log says why): install it (on Debian: sudo apt-get install ${PACKAGES.join(' ')}), or set CHROMIUM_PATH.`,
        );
      },
    );
  }
  const installed = findChromium();
  if (!installed)
    throw new StepFailed('Chromium was installed, but its program was not found: set CHROMIUM_PATH.');
  return installed;
}

/** Path where Playwright's installer puts the browser, even if it is not installed. */
function playwrightsOwn() {
  return createRequire(join(ROOT, 'e2e/package.json'))('@playwright/test').chromium.executablePath();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runScript(async () => console.log(await ensureChromium()));
}
