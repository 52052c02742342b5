import { type Credentials, checkCredentials, errorBody, HttpError, MAX_BODY_BYTES } from '@docs/search';
import cors from '@fastify/cors';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings } from './encodings.ts';
import { Allowance } from './search-pool/allowance.ts';
import type { Encoding, SearchCall, SearchService } from './search-pool/index.ts';

export interface SearchRoutesOptions extends Credentials {
  /** The search of the current build. */
  search: (request: FastifyRequest) => SearchService | Promise<SearchService>;
  /** Per client address. Each keystroke is a search, and many readers may share an address. 0: no limit. */
  requestsPerMinute: number;
}

/** The hosted search service's routes, `/1/…`, with its error format. */
export const searchRoutes: FastifyPluginAsync<SearchRoutesOptions> = async (server, options) => {
  // The prefix limits the preflight and not-found routes below to search.
  await server.register(versionOne, { ...options, prefix: '/1' });
};

const versionOne: FastifyPluginAsync<SearchRoutesOptions> = async (server, options) => {
  // Browser clients send JSON as text/plain to avoid a preflight, so the content type means nothing.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    '*',
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    (_request, body, done) => {
      done(null, body);
    },
  );

  server.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error instanceof HttpError ? error.status : (error.statusCode ?? 500);
    if (status === 500) request.log.error(error);
    // An overloaded server has set a longer time.
    if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', 1);
    const message = status === 500 ? 'Internal server error' : error.message;
    return reply.code(status).send(errorBody(status, message));
  });
  server.setNotFoundHandler((request, reply) => {
    const message = `${request.method} ${address(request).slice(0, 200)} is not supported by the embedded search`;
    return reply.code(404).send(errorBody(404, message));
  });

  await server.register(cors, { origin: '*', methods: ['GET', 'POST'], maxAge: 7200 });
  const allowance = new Allowance(options.requestsPerMinute);
  const handler = handlerFactory(options, allowance);
  // Before the body is read, so that a client over its limit costs almost nothing.
  server.addHook('onRequest', async (request, reply) => {
    const seconds = request.method === 'OPTIONS' ? 0 : allowance.wait(request.ip);
    if (seconds === 0) return;
    reply.header('retry-after', seconds);
    throw new HttpError(
      429,
      `Too many searches: try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
    );
  });

  route(server, '/indexes/:index/queries', {
    POST: handler(({ params, body }) => {
      if (params.index !== '*') throw new HttpError(404, 'Several searches are sent to /1/indexes/*/queries');
      return { kind: 'queries', index: '*', body: body ?? '' };
    }),
  });
  route(server, '/indexes/:index/query', {
    POST: handler(({ params, body }) => ({
      kind: 'query',
      index: params.index,
      body: body || '{}',
    })),
  });
  route(server, '/indexes/:index', {
    GET: handler(({ params, query }) => {
      const own = Object.entries(query).filter(([name]) => !/^x-algolia-/i.test(name));
      return { kind: 'query', index: params.index, body: JSON.stringify(Object.fromEntries(own)) };
    }),
  });
  route(server, '/indexes/:index/facets/:facet/query', {
    POST: () => {
      throw new HttpError(400, 'Searching the values of a facet is not supported by the embedded search');
    },
  });
  route(server, '/indexes/:index/recommendations', {
    POST: () => {
      throw new HttpError(404, 'Recommendations are not supported by the embedded search');
    },
  });
};

interface SearchRequest extends FastifyRequest {
  params: { index: string };
  query: Record<string, unknown>;
  body: string | undefined;
}
type Handler = (request: SearchRequest, reply: FastifyReply) => unknown;

type Read = (request: SearchRequest) => Omit<SearchCall, 'encoding'>;

function handlerFactory(
  { search, ...expected }: SearchRoutesOptions,
  allowance: Allowance,
): (read: Read) => Handler {
  return (read) => async (request, reply) => {
    checkCredentials(expected, request.query, request.headers);
    const call = { ...read(request), encoding: encodingFor(request) };
    const { status, body, encoding, searches, retryAfter } = await (await search(request)).respond(call);
    allowance.spend(request.ip, searches);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    return reply
      .code(status)
      .header('vary', 'accept-encoding')
      .type('application/json; charset=utf-8')
      .send(body);
  };
}

function encodingFor({ raw }: FastifyRequest): Encoding {
  const accepted = acceptedEncodings(raw);
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
}

const METHODS = ['DELETE', 'GET', 'PATCH', 'POST', 'PUT'];

function route(server: FastifyInstance, url: string, handlers: Record<string, Handler>): void {
  const allowed = Object.keys(handlers);
  for (const [method, handler] of Object.entries(handlers)) {
    server.route({
      method,
      url,
      handler: async (request, reply) => handler(request as SearchRequest, reply),
    });
  }
  server.route({
    method: METHODS.filter((method) => !allowed.includes(method)),
    url,
    handler: async (request, reply) => {
      reply.header('allow', [...allowed, 'OPTIONS'].join(', '));
      throw new HttpError(
        405,
        `Method ${request.method} not allowed on ${address(request)}: use ${allowed.join(' or ')}`,
      );
    },
  });
}

/** Only the path, because the query string contains the key. */
function address(request: FastifyRequest): string {
  return request.url.replace(/\?.*$/s, '');
}
