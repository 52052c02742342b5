import { existsSync } from 'node:fs';

const KNOWN_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export function chromiumPath(): string {
  const path = [process.env.CHROMIUM_PATH, ...KNOWN_PATHS].find(
    (candidate) => candidate && existsSync(candidate),
  );
  if (!path)
    throw new Error('No Chromium found: install it (apt-get install chromium) or set CHROMIUM_PATH.');
  return path;
}

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];
/** Debian's Chromium without a browser around the engine: a page opens in half the time. */
const SHELL = '/usr/bin/chromium-headless-shell';
const hasShell = chromiumPath() === KNOWN_PATHS[0] && existsSync(SHELL);

export const LAUNCH_OPTIONS = { executablePath: hasShell ? SHELL : chromiumPath(), args: ARGS };
/** For what the shell lacks: it keeps no page in a back/forward cache. */
export const WHOLE_BROWSER = { executablePath: chromiumPath(), args: ARGS };
