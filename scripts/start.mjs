// npm start: installs and builds what is missing or stale, then serves the site until it is stopped.
import './lib/root.mjs';
import { ending } from './lib/ending.mjs';
import { installIfStale } from './lib/install.mjs';
import { buildIfStale } from './lib/site.mjs';

await ending(async () => {
  await installIfStale();
  await buildIfStale();

  // The server runs in this process: stopping the script stops the server, and no child can be left behind.
  const { register } = await import('tsx/esm/api');
  register();
  // On a terminal, one JSON line per request would hide the addresses.
  if (process.stdout.isTTY) process.env.LOG_LEVEL ??= 'warn';
  const { serve } = await import('../packages/server/src/serve.ts');
  const { addresses } = await serve(process.env);
  console.log(
    `\nThe site is served at\n${addresses.map((/** @type {string} */ one) => `  ${one}`).join('\n')}\n`,
  );
});
