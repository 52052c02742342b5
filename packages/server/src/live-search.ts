import { type Indexes, openIndexes } from '@docs/search';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { searchRoutes } from './search.ts';

/** The search routes over the built indexes. */
export interface LiveSearch {
  /** null until the indexes have been read for the first time. */
  indexes(): Indexes | null;
  /** The same, once they have been read. */
  ready(): Promise<Indexes>;
}

/**
 * Reading the indexes takes longer than everything else at start, so it begins when the pages are being served already;
 * searches that come before its end wait for it.
 */
export function liveSearch(app: FastifyInstance, folder: string, config: Config['search']): LiveSearch {
  const { appId, apiKey, requestsPerMinute, indexPrefix: prefix } = config;
  const log = {
    info: (sentence: string) => app.log.info(sentence),
    warn: (sentence: string) => app.log.warn(sentence),
  };
  let indexes: Indexes | null = null;
  let opening: Promise<Indexes> | undefined;
  const open = async (): Promise<Indexes> => {
    opening ??= openIndexes({ folder, prefix, log });
    indexes = await opening;
    return indexes;
  };

  app.addHook('onListen', (done) => {
    setImmediate(() => open().catch((error) => app.log.error({ err: error }, 'search could not be opened')));
    done();
  });
  app.addHook('onClose', async () => (await opening)?.close());
  app.register(async (scope) => {
    scope.addHook('onRequest', async () => {
      if (!indexes) await open();
    });
    await scope.register(searchRoutes, {
      appId,
      apiKey,
      requestsPerMinute,
      // Every route of the scope has waited above.
      findIndex: (name) => (indexes as Indexes).find(name),
    });
  });
  return { indexes: () => indexes, ready: open };
}
