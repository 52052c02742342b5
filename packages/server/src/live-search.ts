import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCALES } from '@docs/search';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { searchRoutes } from './search.ts';
import { openSearch, type SearchService } from './search-pool/index.ts';

/** The search routes over the built indexes. */
export interface LiveSearch {
  /** null until the indexes have been read for the first time. */
  current(): SearchService | null;
  /** The same, once they have been read. */
  ready(): Promise<SearchService>;
}

const LOOK_EVERY_MS = 2000;

/**
 * Reading the indexes takes longer than everything else at start, so it begins when the pages are being served already;
 * searches that come before its end wait for it. Indexes that are replaced later take over together.
 */
export function liveSearch(app: FastifyInstance, siteDir: string, config: Config['search']): LiveSearch {
  const { appId, apiKey, requestsPerMinute, indexPrefix: prefix } = config;
  const log = { error: (sentence: string) => app.log.error(sentence) };
  let service: SearchService | null = null;
  let opening: Promise<SearchService> | undefined;
  let stamp = '';
  let timer: NodeJS.Timeout | undefined;

  async function open(): Promise<SearchService> {
    stamp = await stampOf(siteDir);
    const opened = await openSearch(siteDir, { prefix, log });
    timer = setTimeout(look, LOOK_EVERY_MS).unref();
    const before = service;
    const kept =
      before && missing(opened).some((locale) => !missing(before).includes(locale)) ? before : null;
    report(opened, kept ? 'the previous index stays in use' : 'its searches are answered 503');
    service = kept ?? opened;
    await (kept ? opened : before)?.close();
    return service;
  }
  function report(opened: SearchService, consequence: string): void {
    for (const [locale, { records, fault }] of Object.entries(opened.status().indexes)) {
      const name = `Search index ${prefix}-${locale}`;
      if (records === null) app.log.warn(`${name} was not loaded, ${consequence}. ${fault}`);
      else app.log.info(`${name} loaded: ${records} records.`);
    }
  }
  async function look(): Promise<void> {
    if ((await stampOf(siteDir)) !== stamp) opening = open();
    else timer = setTimeout(look, LOOK_EVERY_MS).unref();
  }
  const ready = (): Promise<SearchService> => {
    opening ??= open();
    return service ? Promise.resolve(service) : opening;
  };

  app.addHook('onListen', (done) => {
    setImmediate(() => ready().catch((error) => app.log.error({ err: error }, 'search could not be opened')));
    done();
  });
  app.addHook('onClose', async () => {
    const opened = await opening;
    clearTimeout(timer);
    await opened?.close();
  });
  app.register(searchRoutes, { appId, apiKey, requestsPerMinute, search: ready });
  return { current: () => service, ready };
}

function missing(service: SearchService): string[] {
  const indexes = Object.entries(service.status().indexes);
  return indexes.filter(([, { records }]) => records === null).map(([locale]) => locale);
}

/** Changes whenever one of the files is written or replaced. */
async function stampOf(siteDir: string): Promise<string> {
  const files = LOCALES.map((locale) => stat(join(siteDir, '.search', `${locale}.index`)).catch(() => null));
  return (await Promise.all(files)).map((file) => `${file?.ino}:${file?.size}:${file?.mtimeMs}`).join();
}
