import type { FastifyInstance } from 'fastify';
import type { Site } from './site.ts';

/** By index name: `loaded`, or the sentence that says why not. */
export type SearchStatus = Record<string, string>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Set by the search routes. */
    searchStatus?: () => SearchStatus;
  }
}

export function healthRoute(app: FastifyInstance, site: Site | null): void {
  app.get('/healthz', (_request, reply) => {
    const search = app.searchStatus?.() ?? {};
    const healthy = Object.values(search).every((status) => status === 'loaded');
    return reply
      .code(healthy ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: healthy ? 'ok' : 'degraded',
        build: site?.id ?? null,
        search,
        uptime: Math.round(process.uptime()),
      });
  });
}
