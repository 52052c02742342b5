// npm run dev [-- ru]: the hot-reloading view of one locale, with search and data from the server beside it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installIfStale } from './lib/install.mjs';
import { LOCALES } from './lib/locales.mjs';
import { choosePorts } from './lib/ports.mjs';
import { programOf } from './lib/programs.mjs';
import { ROOT } from './lib/root.mjs';
import { runScript } from './lib/run-script.mjs';
import { checkSettings } from './lib/site.mjs';
import { StepFailed } from './lib/step.mjs';

/** Read once when Docusaurus starts, so a change restarts it. */
const READ_AT_START = [
  'packages/contract',
  'packages/site/src',
  'website/drawings',
  'website/plugins',
  'website/search-phrases',
  'website/shared',
];
/** Read again by Docusaurus while it runs. A mistake in one of them can keep it from starting. */
const READ_LIVE = ['website/docs', 'website/i18n', 'website/src', 'website/*.ts'];

const [locale = 'en', ...rest] = process.argv.slice(2);

await runScript(async () => {
  if (!LOCALES.includes(locale))
    throw new StepFailed(`There is no locale "${locale}"; the locales are ${LOCALES.join(', ')}.`);
  const { port, apiPort } = await choosePorts(process.env.PORT);
  await installIfStale();
  await checkSettings();
  const hasSearch = existsSync(join(ROOT, 'website/build/.search'));
  if (!hasSearch) console.log('Search finds nothing until the site has been built once: npm run build.');
  const server = start(
    { command: process.execPath, args: ['--import', 'tsx', join(ROOT, 'packages/server/src/main.ts')] },
    {
      // Without a build, the server would report the same for each language.
      LOG_LEVEL: process.env.LOG_LEVEL ?? (hasSearch ? 'warn' : 'error'),
      PORT: String(apiPort),
      API_ONLY: '1',
    },
  );

  const { watch } = await import('chokidar');
  const watcher = watch([...READ_AT_START, ...READ_LIVE], {
    cwd: ROOT,
    ignoreInitial: true,
    ignored: /node_modules|\.test\.tsx?$/,
  });
  const docusaurus = programOf('website', '@docusaurus/core', 'docusaurus', 'start', '--no-open', ...rest);
  docusaurus.args.push('--locale', locale, '--port', String(port));

  /** @type {ReturnType<typeof start> | undefined} */
  let site;
  let isStopping = false;
  const isRunning = () => site?.exitCode === null && site.signalCode === null;
  const startSite = async () => {
    if (site && isRunning()) {
      const ended = once(site, 'exit');
      site.kill('SIGTERM');
      await ended;
    }
    const env = { DEV_API_URL: `http://localhost:${apiPort}` };
    const isCompiled = await arePluginsCompiled();
    site = isCompiled && !isStopping ? start(docusaurus, env, 'website') : undefined;
  };
  let started = startSite();
  let isWaiting = false;
  watcher.on('all', (_event, path) => {
    const isReadAtStart = READ_AT_START.some((folder) => join(path).startsWith(join(folder)));
    if (isWaiting || isStopping || (isRunning() && !isReadAtStart)) return;
    console.log(`${path} has changed: restarting. Reload the page when the site has compiled.`);
    isWaiting = true; // for the last start; changes until then need no other one
    started = started.then(() => {
      isWaiting = false;
      return startSite();
    });
  });

  /** @param {number} code */
  const stop = (code) => {
    isStopping = true;
    process.exitCode ??= code;
    void watcher.close();
    server.kill('SIGTERM');
    site?.kill('SIGTERM');
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => stop(0));
  server.once('exit', () => stop(1)); // it should not exit on its own
});

/** If not, the program has printed why. */
async function arePluginsCompiled() {
  const compiler = { command: process.execPath, args: ['plugins/compile.mjs'] };
  const [code] = await once(start(compiler, {}, 'website'), 'exit');
  return code === 0;
}

/**
 * @param {{ command: string, args: string[] }} program
 * @param {Record<string, string>} env
 * @param {string} [folder]
 */
function start({ command, args }, env, folder = '.') {
  return spawn(command, args, {
    cwd: join(ROOT, folder),
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
}
