import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { loadSite, type Site } from './site.ts';

/** The site being served; a finished build takes its place between two requests. */
export interface LiveSite {
  current(): Site;
  close(): void;
}

const LOOK_EVERY_MS = 2000;

export async function openSite(dir: string, log: FastifyBaseLogger): Promise<LiveSite> {
  let stamp = await stampOf(dir);
  let site = await loadSite(dir);

  async function look(): Promise<void> {
    const now = await stampOf(dir);
    if (now && now !== stamp) {
      stamp = now;
      try {
        site = await loadSite(dir);
        log.info({ build: site.id }, 'a new build is served');
      } catch (error) {
        log.warn(
          { reason: (error as Error).message },
          'a new build could not be loaded, the last one is served on',
        );
      }
    }
    timer = setTimeout(look, LOOK_EVERY_MS).unref();
  }

  let timer = setTimeout(look, LOOK_EVERY_MS).unref();
  return { current: () => site, close: () => clearTimeout(timer) };
}

/** The build writes its stamp last, so a build that is under way or cut off changes nothing. */
async function stampOf(dir: string): Promise<string> {
  const found = await stat(join(dir, '.stamp')).catch(() => null);
  return found ? `${found.ino}:${found.size}:${found.mtimeMs}` : '';
}
