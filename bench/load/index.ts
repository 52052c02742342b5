import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasNginx, startNginx } from '../../packages/server/test/nginx.ts';
import { report } from './report.ts';
import { type ServerProcess, startServer } from './server.ts';
import { fire, type Measured, readTraffic, type Traffic } from './traffic.ts';

const SITE_DIR = fileURLToPath(new URL('../../website/build', import.meta.url));
const ROUNDS = 3;
const SECONDS = 15;
const PAGE_READERS = 32;
const SEARCHERS = 8;

export interface Round {
  pages: Measured;
  searches: Measured | null;
  /** Megabytes of the docs server's processes together, at the end of the round. */
  memory: number;
}
export interface Setup {
  name: string;
  rounds: Round[];
  memoryAtStart: number;
}

const RESULTS = new URL('../results/load.md', import.meta.url);

/** Pages and searches together, as fast as this machine allows: our process alone, and nginx in front of it. */
export async function run(): Promise<void> {
  if (!hasNginx)
    throw new Error('nginx is missing: run "npm test -- toolchains" as root, or install it by hand.');
  const traffic = await readTraffic(SITE_DIR);
  const setups = [
    await measure('ours: one process', 1, false, traffic),
    await measure('nginx serves the pages, our process the searches', 1, true, traffic),
    await measure('nginx serves the pages, two of ours the searches', 2, true, traffic),
  ];
  const pagesOnly = [
    await measure('ours: one process', 1, false, { ...traffic, searches: [] }, 1),
    await measure('nginx, two workers', 1, true, { ...traffic, searches: [] }, 1),
  ];
  const text = report(setups, pagesOnly, {
    rounds: ROUNDS,
    seconds: SECONDS,
    pageReaders: PAGE_READERS,
    searchers: SEARCHERS,
  });
  await writeFile(RESULTS, text);
  console.log(text);
  const errors = setups
    .flatMap(({ rounds }) => rounds)
    .reduce((sum, { pages, searches }) => sum + pages.errors + (searches?.errors ?? 0), 0);
  if (errors > 0) process.exitCode = 1;
}

async function measure(
  name: string,
  processes: number,
  behindNginx: boolean,
  traffic: Traffic,
  rounds = ROUNDS,
): Promise<Setup> {
  console.error(`load: ${name}`);
  const folder = mkdtempSync(join(tmpdir(), 'docs-load-'));
  const servers: ServerProcess[] = [];
  for (let n = 0; n < processes; n++) servers.push(await startServer(SITE_DIR));
  const backends = servers.map(({ port }) => port);
  const nginx = behindNginx ? await startNginx({ backends, folder, workers: 2 }) : null;
  const url = nginx?.origin ?? `http://127.0.0.1:${backends[0]}`;
  const memory = () => servers.reduce((sum, server) => sum + server.memory(), 0);
  const round = async (seconds: number): Promise<Round> => {
    const { pages, searches } = traffic;
    const [page, search] = await Promise.all([
      fire(url, pages, PAGE_READERS, seconds),
      searches.length > 0 ? fire(url, searches, SEARCHERS, seconds) : null,
    ]);
    return { pages: page, searches: search, memory: memory() };
  };
  try {
    await round(5); // warm-up: compiled code and a grown heap
    const memoryAtStart = memory();
    const measured = [];
    for (let n = 0; n < rounds; n++) measured.push(await round(SECONDS));
    return { name, rounds: measured, memoryAtStart };
  } finally {
    await nginx?.stop();
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(folder, { recursive: true });
  }
}
