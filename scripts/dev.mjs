// npm run dev [-- ru]: the hot-reloading view of one locale, with search and data from the server beside it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { ending } from './lib/ending.mjs';
import { installIfStale } from './lib/install.mjs';
import { choosePorts } from './lib/ports.mjs';
import { KEEP_COMPILED, programOf } from './lib/programs.mjs';
import { ROOT } from './lib/root.mjs';

/** Read once when Docusaurus starts, so a change restarts it. */
const READ_AT_START = ['packages/contract', 'website/drawings', 'website/plugins', 'website/brand.ts'];

const [locale = 'en', ...rest] = process.argv.slice(2);

await ending(async () => {
  await installIfStale();
  if (!existsSync(join(ROOT, 'website/build/.search'))) {
    console.log('Search finds nothing until the site has been built once: npm run build.');
  }
  const { port, apiPort } = await choosePorts(process.env.PORT);
  const server = start(
    { command: process.execPath, args: ['--import', 'tsx', join(ROOT, 'packages/server/src/main.ts')] },
    { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn', PORT: String(apiPort), API_ONLY: '1' },
  );
  if (server.pid) setPriority(server.pid, constants.priority.PRIORITY_LOW); // the page goes first
  const docusaurus = programOf('website', '@docusaurus/core', 'docusaurus', 'start', '--no-open', ...rest);
  docusaurus.args.push('--locale', locale, '--port', String(port));
  const startSite = () => start(docusaurus, { DEV_API_URL: `http://localhost:${apiPort}` }, 'website');
  let site = startSite();

  const { watch } = await import('chokidar');
  const watcher = watch(READ_AT_START, {
    cwd: ROOT,
    ignoreInitial: true,
    ignored: /node_modules|\.test\.tsx?$/,
  });
  watcher.on('all', (_event, path) => {
    if (site.killed) return; // a restart is under way
    console.log(`${path} has changed: restarting. Reload the page when the site has compiled.`);
    site.off('exit', end);
    site.once('exit', () => {
      site = startSite().once('exit', end);
    });
    site.kill('SIGTERM');
  });

  // If one process exits, stop both. Neither should exit on its own, so any exit code is a failure.
  /** @param {number} code */
  const stop = (code) => {
    process.exitCode ??= code;
    void watcher.close();
    server.kill('SIGTERM');
    site.kill('SIGTERM');
  };
  const end = () => stop(1);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => stop(0));
  server.once('exit', end);
  site.once('exit', end);
});

/**
 * @param {{ command: string, args: string[] }} program
 * @param {Record<string, string>} env
 * @param {string} [folder]
 */
function start({ command, args }, env, folder = '.') {
  return spawn(command, args, {
    cwd: join(ROOT, folder),
    stdio: 'inherit',
    env: { ...process.env, ...KEEP_COMPILED, ...env },
  });
}
