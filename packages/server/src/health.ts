import type { FastifyInstance } from 'fastify';
import type { LiveBuild } from './live-build.ts';
import { recordsOf } from './search-pool/index.ts';

/**
 * 503 while the process is stopping. A new build that was rejected is reported with 200: the last one is served, and load
 * balancers must not remove every process because of it.
 */
export function healthRoute(app: FastifyInstance, live: LiveBuild, isDraining: () => boolean): void {
  app.get('/healthz', (_request, reply) => {
    const { site, search } = live.current();
    const failure = live.failure();
    return reply
      .code(isDraining() ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({
        status: isDraining() ? 'stopping' : failure ? 'stale' : 'ok',
        build: site?.id ?? null,
        failure,
        search: recordsOf(search),
        uptime: Math.round(process.uptime()),
      });
  });
}
