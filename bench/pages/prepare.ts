import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { precompress } from '@docs/server';
import { type Cost, runCommand } from './command.ts';
import type { Content } from './content.ts';
import { addressOf, type Peer } from './peers/peer.ts';
import versions from './peers/versions.json' with { type: 'json' };

interface Installed {
  /** Only where the peer needs another Node than ours. */
  node?: string;
  dependencies: Record<string, string>;
  overrides?: Record<string, string>;
}

export const SCRATCH = fileURLToPath(new URL('../.peers', import.meta.url));
export const VERSIONS: Readonly<Record<string, Installed>> = versions;

const ICON = fileURLToPath(new URL('../../website/static/img/favicon.svg', import.meta.url));
/** Files of the installation, which are kept between runs. */
const KEPT = ['node_modules', 'package.json', 'package-lock.json', 'install.log'];
const CACHES = ['.cache', '.astro', '.vite'];

/** Writes, installs and builds the peer, and saves the cost of the build for `--skip-build`. */
export async function preparePeer(name: string, peer: Peer, content: Content): Promise<Cost | null> {
  const folder = join(SCRATCH, name);
  const path = VERSIONS[name] ? await install(name) : '';
  await writeSources(folder, peer.files(content));
  const costs = [];
  for (const words of peer.build) {
    costs.push(await runCommand(words, { cwd: folder, log: join(folder, 'build.log'), env: { PATH: path } }));
  }
  const out = join(folder, peer.out);
  await addServerFiles(out, peer, content);
  await precompress(out, join(SCRATCH, '.cache', name));
  const cost = peer.build.length > 0 ? together(costs) : null;
  await writeFile(join(folder, 'cost.json'), JSON.stringify(cost));
  return cost;
}

export async function rememberedCost(name: string): Promise<Cost | null> {
  const source = join(SCRATCH, name, 'cost.json');
  if (!existsSync(source)) {
    throw new Error(`There is no build of ${name} to reuse: run once without --skip-build.`);
  }
  return JSON.parse(await readFile(source, 'utf8'));
}

/** @returns a PATH on which the folder's own programs come first, including its Node */
export async function install(name: string): Promise<string> {
  const wanted = VERSIONS[name];
  if (!wanted) throw new Error(`versions.json has no versions for ${name}.`);
  const folder = join(SCRATCH, name);
  const node = `node-${process.platform}-${process.arch}`;
  const dependencies = wanted.node ? { ...wanted.dependencies, [node]: wanted.node } : wanted.dependencies;
  const text = JSON.stringify(
    { name: `peer-${name}`, private: true, dependencies, overrides: wanted.overrides },
    null,
    2,
  );
  const file = join(folder, 'package.json');
  // npm writes its list of installed packages last, so an interrupted installation counts as none.
  const isThere = existsSync(join(folder, 'node_modules/.package-lock.json'));
  if (!isThere || (await readFile(file, 'utf8')) !== text) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await writeFile(file, text);
    await runCommand(['npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts'], {
      cwd: folder,
      log: join(folder, 'install.log'),
    });
  }
  const own = [join(folder, 'node_modules', node, 'bin'), join(folder, 'node_modules/.bin')];
  return [...own, dirname(process.execPath), process.env.PATH ?? ''].join(delimiter);
}

async function writeSources(folder: string, files: Record<string, string>): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (!KEPT.includes(name)) await rm(join(folder, name), { recursive: true });
  }
  // For a cold build, delete the caches that the generators keep here.
  for (const name of CACHES) await rm(join(folder, 'node_modules', name), { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** Files that our server reads: peers have inline scripts, which the default policy forbids, and other addresses. */
async function addServerFiles(out: string, { suffix }: Peer, { pages }: Content): Promise<void> {
  await writeFile(
    join(out, '.headers.json'),
    JSON.stringify({ headers: { 'Content-Security-Policy': "frame-ancestors 'none'" } }),
  );
  // Without an icon, Lighthouse would deduct points for the failed request.
  const icon = join(out, 'favicon.ico');
  if (!existsSync(icon)) await copyFile(ICON, icon);
  await mkdir(join(out, '.routes'), { recursive: true });
  const routes = ['/', ...pages.map((page) => addressOf(page, pages, suffix))];
  await writeFile(join(out, '.routes/en.json'), JSON.stringify({ routes }));
}

function together(costs: readonly Cost[]): Cost {
  return {
    seconds: costs.reduce((sum, { seconds }) => sum + seconds, 0),
    peak_mb: Math.max(...costs.map(({ peak_mb }) => peak_mb)),
  };
}
