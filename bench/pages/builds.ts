import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Cost, runCommand } from './command.ts';
import { readContent } from './content.ts';
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
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const STOCK = join(SCRATCH, 'docusaurus');
const COSTS = join(SCRATCH, 'costs.json');
const PAGE = 'website/docs/captchas/turnstile-task.mdx';

export const OUR_BUILD = join(ROOT, 'website/build');

/** Builds ours and the peers, in this order: the peers' pages are made from ours. */
export async function buildSites(
  names: readonly string[],
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
        return measureOurs();
      })
    : null;
  const content = await readContent();
  for (const [name, peer] of Object.entries(PEERS).filter(([name]) => names.includes(name))) {
    const cost = await attempt(peer.title, () => buildPeer(name, peer, content));
    if (cost) english[name] = cost;
  }
  const docusaurus =
    ours && english.docusaurus ? await attempt('Docusaurus, four locales', measureStock) : null;
  const builds = { english, ours, docusaurus };
  await writeFile(COSTS, JSON.stringify(builds));
  return builds;
}

/** What the last run built. */
export async function lastBuilds(): Promise<Builds> {
  if (!existsSync(COSTS)) throw new Error('There are no builds to reuse: run once without --skip-build.');
  return JSON.parse(await readFile(COSTS, 'utf8'));
}

async function measureOurs(): Promise<FourLocales> {
  // The change is reverted before the last build, not after it, so that the built site matches its sources.
  const cold = await withChange(join(ROOT, PAGE), () => buildOurs());
  return { cold, changed: await buildOurs() };
}

/** Adds a sentence to the page while the work runs, and removes it even if the work is interrupted. */
async function withChange<T>(page: string, work: () => Promise<T>): Promise<T> {
  const text = readFileSync(page, 'utf8');
  const restore = () => writeFileSync(page, text);
  const restoreAndEnd = () => {
    restore();
    process.exit(130);
  };
  process.once('SIGINT', restoreAndEnd).once('SIGTERM', restoreAndEnd);
  writeFileSync(page, `${text}\nThis sentence comes and goes while the build is being measured.\n`);
  try {
    return await work();
  } finally {
    restore();
    process.off('SIGINT', restoreAndEnd).off('SIGTERM', restoreAndEnd);
  }
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

async function measureStock(): Promise<FourLocales> {
  for (const cache of ['.docusaurus', 'node_modules/.cache'])
    await rm(join(STOCK, cache), { recursive: true, force: true });
  const docusaurus = join(STOCK, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const options = ['--config', 'docusaurus.config.mjs', '--out-dir', 'build-four-locales'];
  const cold = await runCommand([process.execPath, docusaurus, 'build', ...options], {
    cwd: STOCK,
    log: join(STOCK, 'build-four-locales.log'),
  });
  return { cold };
}
