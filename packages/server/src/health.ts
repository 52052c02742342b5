import type { FastifyInstance } from 'fastify';
import { searchStatus, unsearchable } from './build.ts';
import type { Config } from './config.ts';
import type { LiveBuild } from './live-build.ts';

/**
 * 503 while the process is starting or stopping, or cannot search a built locale. A new build that cannot be loaded is
 * reported with 200: the last one is served, and load balancers must not remove every process because of it.
 */
export function healthRoute(
  app: FastifyInstance,
  { siteDir }: Config,
  live: LiveBuild,
  isDraining: () => boolean,
): void {
  app.get('/healthz', (_request, reply) => {
    const build = live.current();
    const failure = live.failure();
    const status = isDraining()
      ? 'stopping'
      : !build.service
        ? 'starting'
        : unsearchable(build).length > 0
          ? 'degraded'
          : failure
            ? 'stale'
            : 'ok';
    return reply
      .code(status === 'ok' || status === 'stale' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status,
        build: build.site?.id ?? null,
        failure,
        search: Object.fromEntries(
          Object.entries(searchStatus(build)).map(([locale, { records, fault }]) => [
            locale,
            { records, fault: fault?.replaceAll(`${siteDir}/`, '') ?? null },
          ]),
        ),
        uptime: Math.round(process.uptime()),
      });
  });
}
