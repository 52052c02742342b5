import type { FastifyInstance } from 'fastify';
import type { LiveSearch } from './live-search.ts';
import type { LiveSite } from './live-site.ts';

/** 200 when the pages and the search of every built locale are there, otherwise 503 and what is missing. */
export function healthRoute(app: FastifyInstance, live: LiveSite | null, search: LiveSearch): void {
  app.get('/healthz', (_request, reply) => {
    const site = live?.current() ?? null;
    const indexes = search.current()?.status().indexes ?? null;
    const built = Object.entries(indexes ?? {}).filter(([locale]) => isBuilt(locale, site?.homes));
    const healthy = indexes !== null && built.every(([, { records }]) => records !== null);
    return reply
      .code(healthy ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: healthy ? 'ok' : indexes ? 'degraded' : 'starting',
        build: site?.id ?? null,
        search: Object.fromEntries(built),
        uptime: Math.round(process.uptime()),
      });
  });
}

/** A build of one locale alone is healthy without the search of the others. */
function isBuilt(locale: string, homes: readonly string[] | undefined): boolean {
  return !homes || homes.includes(locale === 'en' ? '/' : `/${locale}/`);
}
