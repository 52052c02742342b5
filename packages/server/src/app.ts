import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { DestinationStream } from 'pino';
import type { Build } from './build.ts';
import { callsPerMinute, limitCalls, oneCallPerTurn } from './calls.ts';
import type { Config } from './config.ts';
import { createLimitedServer } from './connections.ts';
import { dataRoutes, userAgentSource } from './data.ts';
import { SECURITY_HEADERS, STRICT_TRANSPORT } from './headers.ts';
import { MAX_BODY_BYTES } from './limits.ts';
import { type LiveBuild, openLiveBuild } from './live-build.ts';
import { createLogger, RequestLog } from './log.ts';
import { mcpRoutes } from './mcp/index.ts';
import { pages } from './pages.ts';
import { answerParserError } from './parser-errors.ts';
import { readError } from './read-error.ts';
import { checkRequest, readableAddress } from './request-checks.ts';
import { sandboxRoutes } from './sandbox/index.ts';
import { searchRoutes } from './search.ts';
import { recordsOf } from './search-pool/index.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Every part of a response comes from the same build, even if a new build is loaded meanwhile. */
    build: Build;
  }
}

export interface Built {
  app: FastifyInstance;
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
    serverFactory: (handler) => createLimitedServer(config, handler),
    rewriteUrl: readableAddress,
    return503OnClosing: false, // a request in progress when the stop signal arrives is answered, not rejected
    clientErrorHandler: (error, socket) => answerParserError(error, socket, headersOf(live.current())),
    routerOptions: { querystringParser: () => ({}) }, // only search reads it, see search.ts
  });
  let isDraining = false;

  function takeBuild(request: FastifyRequest, reply: FastifyReply): void {
    if (request.build === live.current()) return;
    if (request.build) for (const name of Object.keys(headersOf(request.build))) reply.removeHeader(name);
    request.build = live.current();
    reply.headers(headersOf(request.build));
  }

  app.decorateRequest('build');
  app.addHook('onRequest', async (request, reply) => {
    takeBuild(request, reply);
    if (request.protocol === 'https') reply.headers(STRICT_TRANSPORT);
    if (isDraining) reply.header('connection', 'close'); // clients open their next connection elsewhere
    checkRequest(request.raw);
    // Before the body is read, so that bodies that no route accepts are not parsed. Search has its own error format.
    if (request.is404 && !['GET', 'HEAD'].includes(request.method) && !request.url.startsWith('/1/')) {
      reply.header('allow', 'GET, HEAD');
      return sendSentence(reply, `This address does not take ${request.method}.`, 405);
    }
  });
  // The search of a build that was replaced while the body arrived is closed.
  app.addHook('preHandler', async (request, reply) => takeBuild(request, reply));
  app.setErrorHandler((error: Error, request, reply) => {
    const sentence = readError(error, request, reply);
    return sendSentence(reply, sentence);
  });
  app.setNotFoundHandler((_request, reply) => sendSentence(reply, 'There is nothing at this address.', 404));

  const userAgent = userAgentSource(config.userAgent, app.log);
  app.addHook('onClose', async () => {
    userAgent.stop();
    await live.close();
  });
  await app.register(dataRoutes, { prefix: '/data', userAgent });
  healthRoute(app, live, () => isDraining);
  await app.register(async (calls) => {
    const allowance = callsPerMinute(config.search.requestsPerMinute);
    await limitCalls(calls, allowance, config);
    await calls.register(searchRoutes, {
      ...config.search,
      allowance,
      prefix: '/1',
      search: ({ build }) => build.search,
    });
    // In a scope of their own: Fastify adds a hook to scopes that are registered already, too.
    await calls.register(async (computed) => {
      oneCallPerTurn(computed);
      if (config.sandbox) await computed.register(sandboxRoutes, { prefix: '/sandbox', userAgent });
      if (config.apiOnly) return;
      const report = (error: Error) => log.error({ err: error }, 'an MCP tool failed');
      await computed.register(mcpRoutes, { prefix: '/mcp', report });
    });
  });
  if (!config.apiOnly) pages(app);
  return {
    app,
    drain() {
      isDraining = true;
    },
  };
}

/**
 * 503 while the process is stopping. A new build that was rejected is reported with 200: the last one is served, and load
 * balancers must not remove every process because of it.
 */
function healthRoute(app: FastifyInstance, live: LiveBuild, isDraining: () => boolean): void {
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

function headersOf({ site }: Build): Readonly<Record<string, string>> {
  return site?.headers ?? SECURITY_HEADERS;
}

function sendSentence(reply: FastifyReply, sentence: string, status = reply.statusCode): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${sentence}\n`);
}
