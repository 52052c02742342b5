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

/** The same engine without the browser UI, which Debian installs next to it: pages open twice as fast. */
function headlessShell(): string | undefined {
  const path = `${chromiumPath()}-headless-shell`;
  return existsSync(path) ? path : undefined;
}

/** For features of the browser rather than the engine: its back/forward cache, its settings. */
export const WHOLE_BROWSER = {
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
};

export const LAUNCH_OPTIONS = { ...WHOLE_BROWSER, executablePath: headlessShell() ?? chromiumPath() };
