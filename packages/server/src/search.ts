import { parse } from 'node:querystring';
import { type Credentials, checkCredentials, errorBody, HttpError } from '@docs/search';
import cors from '@fastify/cors';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Allowance } from './allowance.ts';
import { callerOf } from './calls.ts';
import { encodingFor } from './encodings.ts';
import { MAX_BODY_BYTES } from './limits.ts';
import { readError } from './read-error.ts';
import type { SearchCall, SearchService } from './search-pool/index.ts';

export interface SearchRoutesOptions extends Credentials {
  /** The search of the current build. */
  search: (request: FastifyRequest) => SearchService;
  /** Each keystroke is a search, and many readers may share an address. */
  allowance: Allowance;
}

interface Route {
  Params: { index: string };
  Body: string | undefined;
}
type Read = (request: FastifyRequest<Route>) => Omit<SearchCall, 'encoding'>;

/** The hosted search service's routes, with its error format. Mounted at `/1`. */
export const searchRoutes: FastifyPluginAsync<SearchRoutesOptions> = async (server, options) => {
  const { search, allowance, ...expected } = options;
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
  server.setNotFoundHandler(({ method, url }, reply) => {
    const path = url.replace(/\?.*$/s, '').slice(0, 200); // the query string contains the key
    const message = `${method} ${path} is not supported by the embedded search`;
    return reply.code(404).send(errorBody(404, message));
  });

  await server.register(cors, { origin: '*', methods: ['GET', 'POST'], maxAge: 7200 });

  const respond = (read: Read) => async (request: FastifyRequest<Route>, reply: FastifyReply<Route>) => {
    checkCredentials(expected, queryOf(request.url), request.headers);
    const call = { ...read(request), encoding: encodingFor(request.raw) };
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
  server.post<Route>(
    '/indexes/:index/queries',
    respond(({ params, body = '' }) => {
      if (params.index !== '*') throw new HttpError(404, 'Several searches are sent to /1/indexes/*/queries');
      return { kind: 'queries', index: '*', body };
    }),
  );
  server.post<Route>(
    '/indexes/:index/query',
    respond(({ params, body }) => ({ kind: 'query', index: params.index, body: body || '{}' })),
  );
  server.get<Route>(
    '/indexes/:index',
    respond(({ params, url }) => {
      const own = Object.entries(queryOf(url)).filter(([name]) => !/^x-algolia-/i.test(name));
      return { kind: 'query', index: params.index, body: JSON.stringify(Object.fromEntries(own)) };
    }),
  );
  server.post('/indexes/:index/facets/:facet/query', async () => {
    throw new HttpError(400, 'Searching the values of a facet is not supported by the embedded search');
  });
};

/** Parsed here and not by the router, which would parse it for every page. */
function queryOf(url: string): Record<string, unknown> {
  const mark = url.indexOf('?');
  return mark < 0 ? {} : parse(url.slice(mark + 1));
}
