import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { UserAgentSource } from './user-agent-source.ts';

/** The docs data host (spec 3.6, 7.1): its root path returns the current User-Agent to pages of any origin. */
export async function dataRoutes(
  app: FastifyInstance,
  { userAgent }: { userAgent: UserAgentSource },
): Promise<void> {
  // Pages send a JSON content type, so browsers send a preflight from other origins.
  await app.register(cors, { origin: '*', methods: ['GET', 'HEAD'], maxAge: 86_400 });
  app.get('/', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=60').send({ UserAgent: userAgent.current() }),
  );
}
