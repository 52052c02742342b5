import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from 'fastify';
import type { DestinationStream } from 'pino';
import { type Build, openedSearch } from './build.ts';
import type { Config } from './config.ts';
import { limitConnections } from './connections.ts';
import { dataRoutes } from './data.ts';
import { SECURITY_HEADERS, STRICT_TRANSPORT } from './headers.ts';
import { healthRoute } from './health.ts';
import { checkHost } from './host.ts';
import {
  HEADERS_TIMEOUT_MS,
  MAX_BODY_BYTES,
  MAX_HEADER_BYTES,
  MAX_URL_LENGTH,
  REQUEST_TIMEOUT_MS,
  STALLED_MS,
} from './limits.ts';
import { openLiveBuild } from './live-build.ts';
import { createLogger, RequestLog } from './log.ts';
import { mcpRoutes } from './mcp/index.ts';
import { pages, sendNotFound } from './pages.ts';
import { answerParserError } from './parser-errors.ts';
import { shedLoad } from './pressure.ts';
import { sandboxRoutes } from './sandbox/index.ts';
import { searchRoutes } from './search.ts';
import type { Site } from './site.ts';
import { userAgentSource } from './user-agent-source.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Every part of a response comes from the same build, even if a new build is loaded meanwhile. */
    build: Build;
  }
}

export interface Built {
  app: FastifyInstance;
  site: Site | null;
  /** Sets health to 503, so that load balancers stop sending requests here. All requests are still answered. */
  drain(): void;
}

/** The whole application, not yet listening. */
export async function buildApp(config: Config, logStream?: DestinationStream): Promise<Built> {
  const log: FastifyBaseLogger = createLogger(config.logLevel, logStream);
  const live = await openLiveBuild(config, log);
  const app = Fastify({
    loggerInstance: log,
    logController: new RequestLog(),
    trustProxy: config.trustProxy,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: STALLED_MS,
    http: {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: 2000,
    },
    return503OnClosing: false, // a request in progress when the stop signal arrives is answered, not rejected
    clientErrorHandler: (error, socket) => answerParserError(error, socket, headersOf(live.current())),
    // Addresses that cannot be decoded.
    frameworkErrors: (_error, request, reply) => {
      reply.headers(headersOf(live.current()));
      const { site } = live.current();
      if (site && ['GET', 'HEAD'].includes(request.method)) sendNotFound(request, reply, site);
      else sendSentence(reply, 400, 'The address is not well formed.');
    },
  });
  let isDraining = false;
  limitConnections(app.server, config);

  app.decorateRequest('build');
  app.addHook('onRequest', async (request, reply) => {
    request.build = live.hold(reply.raw);
    reply.headers(headersOf(request.build));
    if (request.protocol === 'https') reply.headers(STRICT_TRANSPORT);
    if ((request.raw.url?.length ?? 0) > MAX_URL_LENGTH) {
      return sendSentence(reply, 414, `The address is longer than ${MAX_URL_LENGTH} characters.`);
    }
    checkHost(request.headers.host);
    // Before the body is read, so that bodies that no route accepts are not parsed. Search has its own error format.
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
    await live.close();
  });
  await shedLoad(app, config);
  await app.register(dataRoutes, { prefix: '/data', userAgent });
  await app.register(searchRoutes, { ...config.search, search: ({ build }) => openedSearch(build) });
  if (config.sandbox) {
    const { requestsPerMinute } = config.search;
    await app.register(sandboxRoutes, {
      prefix: '/sandbox',
      ...config.sandbox,
      userAgent,
      requestsPerMinute,
    });
  }
  healthRoute(app, config, live, () => isDraining);
  if (!config.apiOnly) {
    await app.register(mcpRoutes, {
      prefix: '/mcp',
      report: (error: Error) => log.error({ err: error }, 'an MCP tool failed'),
      requestsPerMinute: config.search.requestsPerMinute,
    });
    pages(app, live.oldAsset);
  }
  return {
    app,
    site: live.current().site,
    drain() {
      isDraining = true;
    },
  };
}

function headersOf({ site }: Build): Readonly<Record<string, string>> {
  return site?.headers ?? SECURITY_HEADERS;
}

function sendSentence(reply: FastifyReply, status: number, sentence: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${sentence}\n`);
}
