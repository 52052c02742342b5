// npm run dev [-- ru]: the hot-reloading view of one locale, with search and data from the server beside it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ending } from './lib/ending.mjs';
import { installIfStale } from './lib/install.mjs';
import { ROOT } from './lib/root.mjs';

const [locale = 'en', ...rest] = process.argv.slice(2);
const port = Number(process.env.PORT || 3000);
const apiPort = port + 1;

await ending(async () => {
  await installIfStale();
  if (!existsSync(join(ROOT, 'website/build/.search'))) {
    console.log('Search finds nothing until the site has been built once: npm run build.');
  }
  const server = spawn(process.execPath, ['--import', 'tsx', join(ROOT, 'packages/server/src/main.ts')], {
    stdio: 'inherit',
    env: { LOG_LEVEL: 'warn', ...process.env, PORT: String(apiPort), API_ONLY: '1' },
  });
  const docusaurus = join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const args = [docusaurus, 'start', '--locale', locale, '--port', String(port), '--no-open', ...rest];
  const site = spawn(process.execPath, args, {
    stdio: 'inherit',
    cwd: join(ROOT, 'website'),
    env: { ...process.env, DEV_API_URL: `http://localhost:${apiPort}` },
  });

  // The two live and end together, whichever goes first and whoever ends them.
  /** @param {number | null} code */
  const end = (code) => {
    server.kill('SIGTERM');
    site.kill('SIGTERM');
    process.exitCode ??= code ?? 0;
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => end(0));
  server.once('exit', end);
  site.once('exit', end);
});
