import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ATTACKS, type Attack } from '../../packages/server/test/attacks.ts';
import { BUILD, startAttacker, startBuilt } from '../../packages/server/test/built.ts';
import { hasNginx, startNginx } from '../../packages/server/test/nginx.ts';
import { report } from './report.ts';
import { fire, type Measured, readTraffic, type Traffic } from './traffic.ts';

export const SHAPE = { rounds: 3, seconds: 15, pageReaders: 32, searchers: 8, attackSeconds: 4, readers: 2 };
/** Without the limit per client: the benchmark is one client. */
const VARIABLES = { SEARCH_RATE_LIMIT: '0', TRUST_PROXY: 'loopback' };

export interface Round {
  pages: Measured;
  searches: Measured;
  /** Resident megabytes of the docs server at the end of the round. */
  memory: number;
}
export interface Setup {
  name: string;
  rounds: Round[];
  memoryAtStart: number;
}
/** Pages beside an attack and beside ordinary requests of the same route. */
export interface Attacked {
  name: string;
  attacked: Measured;
  ordinary: Measured;
}

const RESULTS = new URL('../results/load.md', import.meta.url);

/** Pages and searches together, as fast as this machine allows, and pages beside attacks. */
export async function run(): Promise<void> {
  if (!hasNginx)
    throw new Error('nginx is missing: run "npm test -- toolchains" as root, or install it by hand.');
  const traffic = await readTraffic(BUILD);
  const setups = [
    await measure('ours: one process', false, traffic),
    await measure('nginx serves the pages, our process the searches', true, traffic),
  ];
  const attacks = await measureAttacks(traffic);
  const text = report(setups, attacks, SHAPE);
  await writeFile(RESULTS, text);
  console.log(text);
  const measured = [
    ...setups.flatMap(({ rounds }) => rounds.flatMap(({ pages, searches }) => [pages, searches])),
    ...attacks.flatMap(({ attacked, ordinary }) => [attacked, ordinary]),
  ];
  if (measured.some(({ errors }) => errors > 0)) process.exitCode = 1;
}

async function measure(name: string, behindNginx: boolean, { pages, searches }: Traffic): Promise<Setup> {
  console.error(`load: ${name}`);
  const folder = mkdtempSync(join(tmpdir(), 'docs-load-'));
  const server = await startBuilt(VARIABLES);
  const nginx = behindNginx ? await startNginx({ backends: [server.port], folder, workers: 2 }) : null;
  const url = nginx?.origin ?? `http://127.0.0.1:${server.port}`;
  const round = async (seconds: number): Promise<Round> => {
    const [page, search] = await Promise.all([
      fire(url, pages, SHAPE.pageReaders, seconds),
      fire(url, searches, SHAPE.searchers, seconds),
    ]);
    return { pages: page, searches: search, memory: server.memory() };
  };
  try {
    await round(5); // warm-up: compiled code and a grown heap
    const memoryAtStart = server.memory();
    const rounds = [];
    for (let n = 0; n < SHAPE.rounds; n++) rounds.push(await round(SHAPE.seconds));
    return { name, rounds, memoryAtStart };
  } finally {
    await nginx?.stop();
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

/** Alternates, and keeps the best round of each: other programs on the machine only make a round slower. */
async function measureAttacks({ pages }: Traffic): Promise<Attacked[]> {
  const server = await startBuilt(VARIABLES);
  const attacker = startAttacker();
  const beside = async (attack: Attack): Promise<Measured> => {
    const stop = await attacker.attack(server, attack);
    const measured = await fire(`http://127.0.0.1:${server.port}`, pages, SHAPE.readers, SHAPE.attackSeconds);
    await stop();
    return measured;
  };
  const best = (rounds: Measured[]) => rounds.reduce((one, other) => (other.p99 < one.p99 ? other : one));
  const results: Attacked[] = [];
  for (const [name, attack, ordinary] of ATTACKS) {
    console.error(`load: ${name}`);
    const rounds = [];
    for (let n = 0; n < SHAPE.rounds; n++)
      rounds.push([await beside(attack), await beside(ordinary)] as const);
    results.push({
      name,
      attacked: best(rounds.map(([attacked]) => attacked)),
      ordinary: best(rounds.map(([, one]) => one)),
    });
  }
  attacker.end();
  await server.stop();
  return results;
}
