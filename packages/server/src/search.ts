import {
  answerAddress,
  answerFacetQuery,
  answerQueries,
  answerQuery,
  type Credentials,
  checkCredentials,
  errorBody,
  Fault,
  type FindIndex,
  MAX_BODY_BYTES,
} from '@docs/search';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';

export interface SearchRoutesOptions extends Credentials {
  /** Usually `(name) => indexes.find(name)` of `openIndexes`. */
  findIndex: FindIndex;
  /** What one client address may ask; a keystroke is one call, and many readers may share an address. 0: no limit. */
  requestsPerMinute: number;
}

/** The hosted search service's routes, `/1/…`, with its own form of errors. */
export const searchRoutes: FastifyPluginAsync<SearchRoutesOptions> = async (server, options) => {
  // The prefix keeps the preflight and not-found routes below from reaching the rest of the site.
  await server.register(versionOne, { ...options, prefix: '/1' });
};

const versionOne: FastifyPluginAsync<SearchRoutesOptions> = async (server, options) => {
  const { findIndex, requestsPerMinute } = options;

  // Browsers' clients send JSON as text/plain to spare the preflight, so the type says nothing.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    '*',
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    (_request, body, done) => {
      done(null, body);
    },
  );

  server.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error instanceof Fault ? error.status : (error.statusCode ?? 500);
    if (status >= 500 && !(error instanceof Fault)) request.log.error(error);
    const message = status === 500 ? 'Internal server error' : error.message;
    return reply.code(status).send(errorBody(status, message));
  });
  server.setNotFoundHandler((request, reply) => {
    const message = `${request.method} ${address(request).slice(0, 200)} is not supported by the embedded search`;
    return reply.code(404).send(errorBody(404, message));
  });

  await server.register(cors, { origin: '*', methods: ['GET', 'POST'], maxAge: 7200 });
  if (requestsPerMinute > 0) {
    await server.register(rateLimit, {
      max: requestsPerMinute,
      timeWindow: 60_000,
      errorResponseBuilder: (_request, { after }) =>
        new Fault(429, `Too many requests: try again in ${after}`),
    });
  }

  route(server, '/indexes/:index/queries', {
    POST: guarded(options, (request) => {
      if (request.params.index !== '*')
        throw new Fault(404, 'Several searches are sent to /1/indexes/*/queries');
      return answerQueries(request.body ?? '', findIndex);
    }),
  });
  route(server, '/indexes/:index/query', {
    POST: guarded(options, ({ params, body }) => answerQuery(params.index, body ?? '', findIndex)),
  });
  route(server, '/indexes/:index/facets/:facet/query', {
    POST: guarded(options, ({ params, body }) =>
      answerFacetQuery(params.index, params.facet ?? '', body ?? '', findIndex),
    ),
  });
  route(server, '/indexes/:index', {
    GET: guarded(options, ({ params, query }) => answerAddress(params.index, query, findIndex)),
  });
  route(server, '/indexes/:index/recommendations', {
    POST: () => {
      throw new Fault(404, 'Recommendations are not supported by the embedded search');
    },
  });
};

interface SearchRequest extends FastifyRequest {
  params: { index: string; facet?: string };
  query: Record<string, unknown>;
  body: string | undefined;
}
type Handler = (request: SearchRequest) => object | Promise<object>;

function guarded(expected: Credentials, answer: Handler): Handler {
  return (request) => {
    checkCredentials(expected, request.query, request.headers);
    return answer(request);
  };
}

const METHODS = ['DELETE', 'GET', 'PATCH', 'POST', 'PUT'];

function route(server: FastifyInstance, url: string, handlers: Record<string, Handler>): void {
  const allowed = Object.keys(handlers);
  for (const [method, handler] of Object.entries(handlers)) {
    server.route({ method, url, handler: async (request) => handler(request as SearchRequest) });
  }
  server.route({
    method: METHODS.filter((method) => !allowed.includes(method)),
    url,
    handler: async (request, reply) => {
      reply.header('allow', [...allowed, 'OPTIONS'].join(', '));
      throw new Fault(
        405,
        `Method ${request.method} not allowed on ${address(request)}: use ${allowed.join(' or ')}`,
      );
    },
  });
}

/** The path alone: the query string carries the key. */
function address(request: FastifyRequest): string {
  return request.url.replace(/\?.*$/s, '');
}
