import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { startServer } from '../load/server.ts';
import { type Cost, runCommand } from './command.ts';
import { CHANGE, type DevCosts, startDev, withChange } from './dev.ts';
import { SCRATCH } from './prepare.ts';

/** A build beside a running server, and the time until that shows the changed English page. */
type Rebuild = Cost & { served_seconds: number };

export interface OwnCosts {
  /** The same work as the peers: the generator, English only, no extra output (alike/docusaurus.config.ts). */
  alike: Cost;
  /** Everything that the generator builds, English only. */
  english: Cost;
  /** `npm run build` from scratch: four locales, compressed. */
  cold: Cost;
  /** The same after one more change to an English page whose translations are already outdated: only English is built. */
  changedAgain: Rebuild;
  /** The same after a change that adds or removes the notice on the translations of a page: English takes over first. */
  changed: Rebuild;
  /** `npm run dev`. */
  dev: DevCosts;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const WEBSITE = join(ROOT, 'website');
const FOLDER = join(SCRATCH, 'ours');
const COSTS = join(FOLDER, 'costs.json');
/** Inside the website, because the generator runs its output as part of the website's package. */
const ENGLISH = join(WEBSITE, '.work-bench');
const PAGE = join(WEBSITE, 'docs/captchas/turnstile-task.mdx');
const ADDRESS = '/docs/captchas/turnstile-task';
const DEV = {
  words: () => [process.execPath, join(ROOT, 'scripts/dev.mjs')], // reads PORT
  cwd: ROOT,
  page: PAGE,
  address: ADDRESS,
};

export const OUR_BUILD = join(WEBSITE, 'build');

export async function buildOurs(browser: Browser, progress: (line: string) => void): Promise<OwnCosts> {
  await mkdir(FOLDER, { recursive: true });
  const log = join(FOLDER, 'build.log');
  const env = { DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' };
  const docusaurus = createRequire(join(WEBSITE, 'package.json')).resolve(
    '@docusaurus/core/bin/docusaurus.mjs',
  );
  const build = ['npm', 'run', 'build'];

  const buildEnglish = async (...more: string[]) => {
    await forget();
    const words = [process.execPath, docusaurus, 'build', '--locale', 'en', '--out-dir', ENGLISH, ...more];
    const cost = await runCommand(words, { cwd: WEBSITE, log, env });
    await rm(ENGLISH, { recursive: true });
    return cost;
  };
  progress('ours: building what the peers build');
  const alike = await buildEnglish('--config', '../bench/pages/alike/docusaurus.config.ts');
  progress('ours: building English alone');
  const english = await buildEnglish();

  // The change is reverted before the last build, not after it, so that the built site matches its sources.
  progress('ours: building four locales from nothing');
  await forget();
  const cold = await withChange(PAGE, () => runCommand(build, { cwd: ROOT, log }));
  progress('ours: building again after another change to the same page');
  const again = `${CHANGE} Again.`;
  const rebuild = (isNew: (page: string) => boolean) =>
    // What earlier commands left in the temporary folder may be reused, as on a writer's machine.
    buildBesideServer(() => runCommand(build, { cwd: ROOT, log, env: { TMPDIR: tmpdir() } }), isNew);
  const changedAgain = await withChange(PAGE, () => rebuild((page) => page.includes(again)), again);
  progress('ours: building again after one changed page');
  const changed = await rebuild((page) => !page.includes(CHANGE));
  progress('ours: starting the writer’s view');
  await forget();
  const dev = await startDev(browser, DEV);

  const costs = { alike, english, cold, changedAgain, changed, dev };
  await writeFile(COSTS, JSON.stringify(costs));
  return costs;
}

export async function rememberedOwnCosts(): Promise<OwnCosts> {
  if (!existsSync(COSTS))
    throw new Error('There is no build of ours to reuse: run once without --skip-build.');
  return JSON.parse(await readFile(COSTS, 'utf8'));
}

/** Removes everything that a build could reuse. */
async function forget(): Promise<void> {
  const generated = (await readdir(WEBSITE)).filter((name) => name.startsWith('.docusaurus'));
  const caches = ['build/.built-from', 'node_modules/.cache', '../node_modules/.cache', ...generated];
  for (const cache of caches) await rm(join(WEBSITE, cache), { recursive: true, force: true });
}

async function buildBesideServer(
  build: () => Promise<Cost>,
  isNew: (page: string) => boolean,
): Promise<Rebuild> {
  const server = await startServer(OUR_BUILD);
  const limit = new AbortController();
  const begun = performance.now();
  const untilServed = async () => {
    while (!isNew(await (await fetch(server.url + ADDRESS, { signal: limit.signal })).text()))
      await sleep(100, undefined, { signal: limit.signal });
    return (performance.now() - begun) / 1000;
  };
  try {
    const [cost, served_seconds] = await Promise.all([build(), untilServed()]);
    return { ...cost, served_seconds };
  } finally {
    limit.abort(); // of a failed build
    await server.stop();
  }
}
