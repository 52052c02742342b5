import { resolve } from 'node:path';
import { OptionError } from '../option-error.ts';
import { type ServerProcess, startServer } from './server.ts';
import { fire, fireDiffering, HOSTILE, type Measured, type Request, type Traffic } from './traffic.ts';

/** One of the two server versions, measured in alternating rounds. */
export interface Version {
  name: string;
  searches: Measured[];
  differentSearches: Measured[];
  pages: Measured[];
  pagesUnderOneAttacker: Measured[];
  pagesUnderManyAttackers: Measured[];
  memory: number;
}

const ROUNDS = 3;
const SECONDS = 8;
const PAGE_READERS = 8;
const SEARCHERS = 8;
const ATTACKERS = 8;

export const SHAPE = { ROUNDS, SECONDS, PAGE_READERS, SEARCHERS, ATTACKERS };

/** `--against <checkout>`: the folder of another checkout with its dependencies installed. */
export function checkoutToCompare(options: string[]): string | null {
  if (options.length === 0) return null;
  const [flag, folder, ...others] = options;
  if (flag !== '--against' || !folder || others.length > 0)
    throw new OptionError('The measurement load takes one option: --against <folder of another checkout>.');
  return resolve(folder);
}

/** Both versions serve the same built site; each figure is measured alternately, so that noise affects both. */
export async function compare(checkouts: string[], siteDir: string, traffic: Traffic): Promise<Version[]> {
  const servers: { unlimited: ServerProcess; limited: ServerProcess; version: Version }[] = [];
  try {
    for (const [i, checkout] of checkouts.entries())
      servers.push({
        unlimited: await startServer(siteDir, { checkout }),
        limited: await startServer(siteDir, { checkout, rateLimit: true }),
        version: emptyVersion(i === 0 ? 'this checkout' : checkout),
      });
    for (const { unlimited } of servers) await fire(unlimited.url, traffic.searches, SEARCHERS, 3);
    for (let round = 0; round < ROUNDS; round++) {
      console.error(`load: round ${round + 1} of ${ROUNDS}`);
      for (const { unlimited, version } of servers)
        version.searches.push(await fire(unlimited.url, traffic.searches, SEARCHERS, SECONDS));
      for (const { unlimited, version } of servers)
        version.differentSearches.push(
          await fireDiffering(unlimited.url, traffic.searches, SEARCHERS, SECONDS, round),
        );
      for (const { unlimited, version } of servers)
        version.pages.push(await fire(unlimited.url, traffic.pages, PAGE_READERS, SECONDS));
      for (const { limited, version } of servers)
        version.pagesUnderOneAttacker.push(await underAttack(limited, traffic.pages));
      for (const { unlimited, version } of servers)
        version.pagesUnderManyAttackers.push(await underAttack(unlimited, traffic.pages));
    }
    for (const { unlimited, version } of servers) version.memory = unlimited.memory();
    return servers.map(({ version }) => version);
  } finally {
    await Promise.all(servers.flatMap(({ unlimited, limited }) => [unlimited.stop(), limited.stop()]));
  }
}

async function underAttack({ url }: ServerProcess, pages: Request[]): Promise<Measured> {
  const [measured] = await Promise.all([
    fire(url, pages, PAGE_READERS, SECONDS),
    fire(url, HOSTILE, ATTACKERS, SECONDS),
  ]);
  return measured;
}

function emptyVersion(name: string): Version {
  const none = { searches: [], differentSearches: [], pages: [] };
  return { name, ...none, pagesUnderOneAttacker: [], pagesUnderManyAttackers: [], memory: 0 };
}
