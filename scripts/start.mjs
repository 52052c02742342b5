// npm start: installs and builds what is missing or stale, then serves the site until it is stopped.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installIfStale } from './lib/install.mjs';
import { LOCALES } from './lib/locales.mjs';
import { checkPort } from './lib/ports.mjs';
import { ROOT } from './lib/root.mjs';
import { runScript } from './lib/run-script.mjs';
import { buildSite } from './lib/site.mjs';

await runScript(async () => {
  const port = await checkPort(process.env.PORT);
  await installIfStale();
  await buildSite();
  // On a terminal, one JSON line per request would hide the addresses.
  if (process.stdout.isTTY) process.env.LOG_LEVEL ??= 'warn';
  // In this process: stopping the script stops the server, and no child can be left behind.
  await import(pathToFileURL(join(ROOT, 'website/build/.server/main.js')).href);
  const [, ...prefixed] = LOCALES;
  const homes = ['/', ...prefixed.map((locale) => `/${locale}/`)];
  console.log(
    `\nThe site is served at\n${homes.map((home) => `  http://localhost:${port}${home}`).join('\n')}\n`,
  );
});
