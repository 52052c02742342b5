import { OperatorError } from '@docs/site/variables';
import type { FastifyBaseLogger } from 'fastify';
import { type Build, loadBuild, readStamp } from './build.ts';
import type { Config } from './config.ts';
import { recordsOf } from './search-pool/index.ts';

/** The build that is served. A complete new build replaces it as a whole, between two requests. */
export interface LiveBuild {
  current(): Build;
  /** Why the newest build is not served. */
  failure(): string | null;
  close(): Promise<void>;
}

const LOOK_EVERY_MS = 250;

/** Rejects with OperatorError if there is no complete build. */
export async function openLiveBuild(config: Config, log: FastifyBaseLogger): Promise<LiveBuild> {
  let current = await loadBuild(config, log).catch((error: Error) => {
    throw new OperatorError(`${config.siteDir} cannot be served. ${error.message}`);
  });
  let failure: string | null = null;
  /** A build that cannot be loaded is not tried again: the next one, or a new `.stamp`, is. */
  let tried = current.stamp;
  let isClosed = false;
  let timer: NodeJS.Timeout;
  report(current, 'serving a build');

  async function look(): Promise<void> {
    const stamp = await readStamp(config.siteDir);
    // Without a stamp, a build is being written: keep serving the last one.
    if (stamp !== '' && stamp !== tried) await replace(stamp);
    if (!isClosed) timer = setTimeout(look, LOOK_EVERY_MS).unref();
  }

  async function replace(stamp: string): Promise<void> {
    tried = stamp;
    try {
      const next = await loadBuild(config, log);
      const before = current;
      tried = next.stamp;
      current = next;
      failure = null;
      report(next, 'serving a new build');
      // Calls that wait or run are finished. Later ones take the new build.
      await before.search.close();
    } catch (error) {
      failure = (error as Error).message;
      log.warn({ reason: failure }, 'the new build was rejected, the last one is served on');
    }
  }

  function report({ site, search }: Build, message: string): void {
    log.info({ build: site?.id ?? null, records: recordsOf(search) }, message);
  }

  timer = setTimeout(look, LOOK_EVERY_MS).unref();
  return {
    current: () => current,
    failure: () => failure,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await current.search.close();
    },
  };
}
