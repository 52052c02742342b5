import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { OperatorError } from '@docs/site/variables';
import type { FastifyBaseLogger } from 'fastify';
import { type Build, BuildChanged, closeBuild, loadBuild, searchStatus, unsearchable } from './build.ts';
import type { Config } from './config.ts';
import { OldAssets } from './old-assets.ts';
import type { SiteFile } from './site.ts';
import { readStamp } from './stamp.ts';

/** The build that is served. A complete new build replaces it as a whole, between two requests. */
export interface LiveBuild {
  current(): Build;
  /** The current build, kept open until the response is closed. */
  hold(response: ServerResponse): Build;
  /** A hashed file of a build that was replaced recently. */
  oldAsset(address: string): SiteFile | undefined;
  /** Why the newest build, or part of it, is not served. It is retried. */
  failure(): LoadFailure | null;
  close(): Promise<void>;
}

export interface LoadFailure {
  reason: string;
  attempts: number;
  retryInSeconds: number;
}

const LOOK_EVERY_MS = 250;
/** Doubled with each failed attempt. */
const RETRY_MS = 1000;
const LONGEST_WAIT_MS = 60_000;

export async function openLiveBuild(config: Config, log: FastifyBaseLogger): Promise<LiveBuild> {
  const dir = config.siteDir;
  const oldAssets = new OldAssets(config.oldAssetsSeconds * 1000);
  const users = new Map<Build, number>();
  let current = await firstBuild(config, log);
  let failed: { stamp: string; reason: string; attempts: number; retryAt: number } | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  void current.search.then(() => reportSearch(current), fail(current.stamp));

  async function look(): Promise<void> {
    const stamp = await readStamp(dir);
    const isDue = failed?.stamp === stamp ? performance.now() >= failed.retryAt : stamp !== current.stamp;
    // Without a stamp, a build is being written: keep serving the last one.
    if (stamp !== '' && isDue) await replace(stamp).catch(fail(stamp));
    if (!isClosed) timer = setTimeout(look, LOOK_EVERY_MS).unref();
  }

  async function replace(stamp: string): Promise<void> {
    const next = await loadBuild(config, log, stamp);
    await next.search;
    const before = current;
    const lost = before.service
      ? unsearchable(next).filter((locale) => !unsearchable(before).includes(locale))
      : [];
    if (isClosed || lost.length > 0 || (stamp === before.stamp && !isBetter(next, before))) {
      const faults = lost.map((locale) => searchStatus(next)[locale as 'en']?.fault);
      await closeBuild(next);
      throw new Error(faults.join(' ') || failed?.reason);
    }
    current = next;
    failed = null;
    if (before.site && next.site) oldAssets.keep(before.site, next.site);
    if (!users.has(before)) void closeBuild(before);
    log.info({ build: next.site?.id ?? null }, 'a new build is served');
    reportSearch(next);
  }

  /** Logs the state of each index. If one was not loaded, the build is retried: the file may be readable next time. */
  function reportSearch(build: Build): void {
    for (const [locale, { records, fault }] of Object.entries(searchStatus(build))) {
      const name = `Search index ${config.search.indexPrefix}-${locale}`;
      if (records === null) log.warn(`${name} was not loaded, its searches are answered 503. ${fault}`);
      else log.info(`${name} loaded: ${records} records.`);
    }
    const faults = unsearchable(build).map((locale) => searchStatus(build)[locale as 'en']?.fault);
    if (faults.length > 0) remember(build.stamp, faults.join(' '));
  }

  function fail(stamp: string): (error: Error) => void {
    return (error) => {
      if (isClosed || error instanceof BuildChanged) return; // the next check finds the new build
      remember(stamp, error.message);
      log.warn({ reason: error.message }, 'a new build could not be loaded, the last one is served on');
    };
  }

  function remember(stamp: string, reason: string): void {
    const attempts = failed?.stamp === stamp ? failed.attempts + 1 : 1;
    const wait = Math.min(RETRY_MS * 2 ** attempts, LONGEST_WAIT_MS);
    failed = { stamp, reason, attempts, retryAt: performance.now() + wait };
  }

  timer = setTimeout(look, LOOK_EVERY_MS).unref();
  return {
    current: () => current,
    hold(response) {
      const build = current;
      users.set(build, (users.get(build) ?? 0) + 1);
      response.once('close', () => {
        const left = (users.get(build) ?? 1) - 1;
        if (left > 0) users.set(build, left);
        else if (users.delete(build) && build !== current) void closeBuild(build);
      });
      return build;
    },
    oldAsset: (address) => oldAssets.get(address),
    failure: () =>
      failed && {
        // Hides the folder of the site from readers of the health report.
        reason: failed.reason.replaceAll(`${dir}/`, ''),
        attempts: failed.attempts,
        retryInSeconds: Math.max(0, Math.ceil((failed.retryAt - performance.now()) / 1000)),
      },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await closeBuild(current);
    },
  };
}

/** Starting during a build would serve half of it, so the process exits with a sentence, and its supervisor retries. */
async function firstBuild(config: Config, log: FastifyBaseLogger): Promise<Build> {
  const { siteDir: dir, apiOnly } = config;
  if (!apiOnly && !existsSync(join(dir, 'index.html')))
    throw new OperatorError(`There is no built site in ${dir}: run "npm run build" first.`);
  for (;;) {
    const stamp = await readStamp(dir);
    if (stamp === '' && !apiOnly)
      throw new OperatorError(
        `The build in ${dir} is not complete: wait until it has finished and written .stamp, or run "npm run build".`,
      );
    try {
      return await loadBuild(config, log, stamp);
    } catch (error) {
      if (!(error instanceof BuildChanged)) throw error;
    }
  }
}

/** Compares two attempts to load the same build. */
function isBetter(next: Build, before: Build): boolean {
  return !before.service || unsearchable(next).length < unsearchable(before).length;
}
