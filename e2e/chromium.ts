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

export const LAUNCH_OPTIONS = {
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
};
