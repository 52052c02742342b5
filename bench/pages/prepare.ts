import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Cost, runCommand } from './command.ts';
import type { Content } from './content.ts';
import type { Peer } from './peers/peer.ts';
import versions from './peers/versions.json' with { type: 'json' };

interface Versions {
  /** Only where the peer needs another Node than ours. */
  node?: string;
  dependencies: Record<string, string>;
  overrides?: Record<string, string>;
}

export const SCRATCH = fileURLToPath(new URL('../.peers', import.meta.url));
export const VERSIONS: Readonly<Record<string, Versions>> = versions;

const ICON = fileURLToPath(new URL('../../website/static/img/favicon.svg', import.meta.url));
/** Files of the installation, which stay between runs. */
const INSTALLED = ['node_modules', 'package.json', 'package-lock.json', 'install.log'];
const CACHES = ['.cache', '.astro', '.vite'];

/** Writes, installs and builds the peer. */
export async function buildPeer(name: string, peer: Peer, content: Content): Promise<Cost> {
  const folder = join(SCRATCH, name);
  const path = await install(name);
  await writeSources(folder, peer.files(content));
  const cost = await runCommand(peer.build, {
    cwd: folder,
    log: join(folder, 'build.log'),
    env: { PATH: path },
  });
  // Without an icon, Lighthouse would deduct points for the failed request.
  const icon = join(folder, peer.out, 'favicon.ico');
  if (!existsSync(icon)) await copyFile(ICON, icon);
  return cost;
}

/** @returns a PATH on which the folder's own programs come first, including its Node */
export async function install(name: string): Promise<string> {
  const wanted = VERSIONS[name];
  if (!wanted) throw new Error(`versions.json has no versions for ${name}.`);
  const folder = join(SCRATCH, name);
  const node = `node-${process.platform}-${process.arch}`;
  const dependencies = wanted.node ? { ...wanted.dependencies, [node]: wanted.node } : wanted.dependencies;
  const manifest = JSON.stringify(
    { name: `peer-${name}`, private: true, dependencies, overrides: wanted.overrides },
    null,
    2,
  );
  const file = join(folder, 'package.json');
  // npm writes its list of installed packages last, so an interrupted installation counts as none.
  const isThere = existsSync(join(folder, 'node_modules/.package-lock.json'));
  if (!isThere || (await readFile(file, 'utf8')) !== manifest) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await writeFile(file, manifest);
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
    if (!INSTALLED.includes(name)) await rm(join(folder, name), { recursive: true });
  }
  // For a cold build, delete the caches that the generators keep here.
  for (const name of CACHES) await rm(join(folder, 'node_modules', name), { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
