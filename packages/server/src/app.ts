import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from 'fastify';
import type { DestinationStream } from 'pino';
import type { Config } from './config.ts';
import { dataRoutes } from './data.ts';
import { SECURITY_HEADERS, STRICT_TRANSPORT } from './headers.ts';
import { healthRoute } from './health.ts';
import { liveSearch } from './live-search.ts';
import { openSite } from './live-site.ts';
import { createLogger, RequestLog } from './log.ts';
import { mcpRoutes } from './mcp/index.ts';
import { pages } from './pages.ts';
import type { Site } from './site.ts';
import { userAgentSource } from './user-agent.ts';

export const MAX_URL_LENGTH = 4096;
export const MAX_HEADER_BYTES = 16_384;
export const MAX_BODY_BYTES = 65_536;
/** A request that has not arrived whole by then is cut off. */
export const REQUEST_TIMEOUT_MS = 15_000;
/** A connection that moves no byte for this long, a reader who stopped reading say, is closed; Node looks twice. */
const STALLED_MS = 10_000;

export interface Built {
  app: FastifyInstance;
  site: Site | null;
}

/** The whole application, not yet listening. */
export async function buildApp(config: Config, logStream?: DestinationStream): Promise<Built> {
  const log: FastifyBaseLogger = createLogger(config.logLevel, logStream);
  const live = config.apiOnly ? null : await openSite(config.siteDir, log);
  const app = Fastify({
    loggerInstance: log,
    logController: new RequestLog(),
    trustProxy: config.trustProxy,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: STALLED_MS,
    http: { maxHeaderSize: MAX_HEADER_BYTES, headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
    return503OnClosing: false, // a request already under way when the stop signal comes is answered, not turned away
    frameworkErrors: (_error, _request, reply) => {
      reply.headers(live?.current().headers ?? SECURITY_HEADERS);
      sendSentence(reply, 400, 'The address is not well formed.');
    },
  });
  app.server.maxConnections = config.maxConnections;

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(live?.current().headers ?? SECURITY_HEADERS);
    if (request.protocol === 'https') reply.headers(STRICT_TRANSPORT);
    if ((request.raw.url?.length ?? 0) > MAX_URL_LENGTH) {
      return sendSentence(reply, 414, `The address is longer than ${MAX_URL_LENGTH} characters.`);
    }
    // Before the body is read: what nobody takes nobody parses. Search has its own form of refusal.
    if (request.is404 && !['GET', 'HEAD'].includes(request.method) && !request.url.startsWith('/1/')) {
      reply.header('allow', 'GET, HEAD');
      return sendSentence(reply, 405, `This address does not take ${request.method}.`);
    }
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status =
      error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) request.log.error({ err: error }, 'unexpected error');
    return sendSentence(
      reply,
      status,
      status === 500 ? 'Something went wrong on the server.' : error.message,
    );
  });
  app.setNotFoundHandler((_request, reply) => sendSentence(reply, 404, 'There is nothing at this address.'));

  const userAgent = await userAgentSource(config.userAgent, app.log);
  app.addHook('onClose', async () => {
    userAgent.stop();
    live?.close();
  });
  const search = liveSearch(app, config.siteDir, config.search);
  await app.register(dataRoutes, { prefix: '/data', userAgent });
  healthRoute(app, live, search);
  if (live) {
    await app.register(mcpRoutes, {
      prefix: '/mcp',
      site: live.current,
      search: search.ready,
      report: (error: Error) => log.error({ err: error }, 'an MCP tool failed'),
      requestsPerMinute: config.search.requestsPerMinute,
    });
    pages(app, live);
  }
  return { app, site: live?.current() ?? null };
}

function sendSentence(reply: FastifyReply, status: number, sentence: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${sentence}\n`);
}
