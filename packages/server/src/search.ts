import { parse } from 'node:querystring';
import { type Credentials, checkCredentials, errorBody, HttpError } from '@docs/search';
import cors from '@fastify/cors';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Allowance } from './allowance.ts';
import { callerOf } from './calls.ts';
import { encodingFor } from './encodings.ts';
import { MAX_BODY_BYTES } from './limits.ts';
import { readError } from './read-error.ts';
import type { SearchService } from './search-pool/index.ts';

export interface SearchRoutesOptions extends Credentials {
  /** The search of the current build. */
  search: (request: FastifyRequest) => SearchService;
  /** Each keystroke is a search, and many readers may share an address. */
  allowance: Allowance;
}

/** The route of the hosted search service that its browser clients call, with its error format. Mounted at `/1`. */
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

  await server.register(cors, { origin: '*', methods: ['POST'], maxAge: 7200 });

  // For the router, `*` would match any path.
  server.post<{ Params: { star: string }; Body: string | undefined }>(
    '/indexes/:star/queries',
    async (request, reply) => {
      checkCredentials(expected, queryOf(request.url), request.headers);
      if (request.params.star !== '*') throw new HttpError(404, 'Searches are sent to /1/indexes/*/queries');
      const call = { body: request.body ?? '', encoding: encodingFor(request.raw) };
      const caller = callerOf(request, reply);
      const { status, body, encoding, searches } = await search(request).respond(call, caller);
      allowance.spend(caller.client, searches - 1); // one was counted when the call arrived
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply
        .code(status)
        .header('vary', 'accept-encoding')
        .type('application/json; charset=utf-8')
        .send(body);
    },
  );
};

/** Parsed here and not by the router, which would parse it for every page. */
function queryOf(url: string): Record<string, unknown> {
  const mark = url.indexOf('?');
  return mark < 0 ? {} : parse(url.slice(mark + 1));
}
