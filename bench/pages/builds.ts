import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Browser } from '@playwright/test';
import { type Cost, runCommand } from './command.ts';
import { readContent } from './content.ts';
import { type DevCosts, startDev, withChange } from './dev.ts';
import { PEERS } from './peers/index.ts';
import { buildPeer, SCRATCH } from './prepare.ts';

/** The cost of every build of a run. A build that failed has no cost. */
export interface Builds {
  /** The same English pages, by the site's name: `ours` or a peer. */
  english: Record<string, Cost>;
  ours: FourLocales | null;
  /** The framework alone: the lower limit of ours, which adds to it. */
  docusaurus: FourLocales | null;
}

export interface FourLocales {
  /** From nothing. */
  cold: Cost;
  /** After one change to an English page; Docusaurus itself has no such build. */
  changed?: Cost;
  dev: DevCosts;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const STOCK = join(SCRATCH, 'docusaurus');
const COSTS = join(SCRATCH, 'costs.json');
const PAGE = 'docs/captchas/turnstile-task';

export const OUR_BUILD = join(ROOT, 'website/build');

/** Builds ours and the peers, in this order: the peers' pages are made from ours. */
export async function buildSites(
  names: readonly string[],
  browser: Browser,
  progress: (line: string) => void,
): Promise<Builds> {
  await mkdir(SCRATCH, { recursive: true });
  const attempt = async <T>(name: string, work: () => Promise<T>): Promise<T | null> => {
    progress(`${name}: building`);
    return work().catch((error: Error) => {
      progress(`${name}: failed, ${error.message.split('\n')[0]}`);
      return null;
    });
  };
  const english: Record<string, Cost> = {};
  const ours = names.includes('ours')
    ? await attempt('ours', async () => {
        await forgetOurs();
        english.ours = await buildOurs('--locale', 'en');
        await forgetOurs();
        return measureOurs(browser);
      })
    : null;
  const content = await readContent();
  for (const [name, peer] of Object.entries(PEERS).filter(([name]) => names.includes(name))) {
    const cost = await attempt(peer.title, () => buildPeer(name, peer, content));
    if (cost) english[name] = cost;
  }
  const docusaurus =
    ours && english.docusaurus
      ? await attempt('Docusaurus, four locales', () => measureStock(browser))
      : null;
  const builds = { english, ours, docusaurus };
  await writeFile(COSTS, JSON.stringify(builds));
  return builds;
}

/** What the last run built. */
export async function lastBuilds(): Promise<Builds> {
  if (!existsSync(COSTS)) throw new Error('There are no builds to reuse: run once without --skip-build.');
  return JSON.parse(await readFile(COSTS, 'utf8'));
}

async function measureOurs(browser: Browser): Promise<FourLocales> {
  const page = join(ROOT, `website/${PAGE}.mdx`);
  const dev = await startDev(browser, {
    words: () => [process.execPath, join(ROOT, 'scripts/dev.mjs')], // reads PORT
    cwd: ROOT,
    page,
    address: `/${PAGE}`,
  });
  await forgetOurs();
  // The change is reverted before the last build, not after it, so that the built site matches its sources.
  const cold = await withChange(page, () => buildOurs());
  return { cold, changed: await buildOurs(), dev };
}

function buildOurs(...options: string[]): Promise<Cost> {
  return runCommand(['npm', 'run', 'build', '--', ...options], { cwd: ROOT, log: join(SCRATCH, 'ours.log') });
}

/** Removes everything that a build could reuse: what git ignores, and the caches beside installed packages. */
async function forgetOurs(): Promise<void> {
  const ignored = ['ls-files', '--others', '--ignored', '--exclude-standard', '--directory', 'website'];
  const { stdout } = await promisify(execFile)('git', ignored, { cwd: ROOT });
  const built = stdout.split('\n').filter((path) => path && !path.endsWith('node_modules/'));
  for (const path of [...built, 'node_modules/.cache', 'website/node_modules/.cache'])
    await rm(join(ROOT, path), { recursive: true, force: true });
}

async function measureStock(browser: Browser): Promise<FourLocales> {
  const docusaurus = join(STOCK, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const words = (...more: string[]) => [
    process.execPath,
    docusaurus,
    ...more,
    '--config',
    'docusaurus.config.mjs',
  ];
  const forgetStock = async () => {
    for (const cache of ['.docusaurus', 'node_modules/.cache'])
      await rm(join(STOCK, cache), { recursive: true, force: true });
  };
  await forgetStock();
  const cold = await runCommand(words('build', '--out-dir', 'build-four-locales'), {
    cwd: STOCK,
    log: join(STOCK, 'build-four-locales.log'),
  });
  await forgetStock();
  const dev = await startDev(browser, {
    words: (port: number) => words('start', '--no-open', '--port', String(port)),
    cwd: STOCK,
    page: join(STOCK, `${PAGE}.md`),
    address: `/${PAGE}`,
  });
  return { cold, dev };
}
