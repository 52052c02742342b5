import { parse } from 'node:querystring';
import { type Credentials, checkCredentials, errorBody, HttpError } from '@docs/search';
import cors from '@fastify/cors';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Allowance } from './allowance.ts';
import { callerOf } from './calls.ts';
import { acceptedEncodings } from './encodings.ts';
import { MAX_BODY_BYTES } from './limits.ts';
import { readError } from './read-error.ts';
import type { Encoding, SearchCall, SearchService } from './search-pool/index.ts';

export interface SearchRoutesOptions extends Credentials {
  /** The search of the current build. */
  search: (request: FastifyRequest) => SearchService;
  /** Each keystroke is a search, and many readers may share an address. */
  allowance: Allowance;
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

  server.setErrorHandler((error: Error, request, reply) => {
    const message = readError(error, request, reply);
    return reply.send(errorBody(reply.statusCode, message));
  });
  server.setNotFoundHandler((request, reply) => {
    const message = `${request.method} ${address(request).slice(0, 200)} is not supported by the embedded search`;
    return reply.code(404).send(errorBody(404, message));
  });

  await server.register(cors, { origin: '*', methods: ['GET', 'POST'], maxAge: 7200 });
  const handler = handlerFactory(options);

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
    GET: handler(({ params, url }) => {
      const own = Object.entries(queryOf(url)).filter(([name]) => !/^x-algolia-/i.test(name));
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
  body: string | undefined;
}
type Handler = (request: SearchRequest, reply: FastifyReply) => unknown;

type Read = (request: SearchRequest) => Omit<SearchCall, 'encoding'>;

function handlerFactory({ search, allowance, ...expected }: SearchRoutesOptions): (read: Read) => Handler {
  return (read) => async (request, reply) => {
    checkCredentials(expected, queryOf(request.url), request.headers);
    const call = { ...read(request), encoding: encodingFor(request) };
    const { status, body, encoding, searches } = await search(request).respond(
      call,
      callerOf(request, reply),
    );
    allowance.spend(request.ip, searches - 1); // one was counted when the call arrived
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
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

/** Parsed here and not by the router, which would parse it for every page. */
function queryOf(url: string): Record<string, unknown> {
  const mark = url.indexOf('?');
  return mark < 0 ? {} : parse(url.slice(mark + 1));
}

/** Only the path, because the query string contains the key. */
function address(request: FastifyRequest): string {
  return request.url.replace(/\?.*$/s, '');
}
