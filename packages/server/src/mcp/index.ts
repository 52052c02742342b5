import { HttpError, jsonSizeError } from '@docs/search';
import cors from '@fastify/cors';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { callerOf } from '../calls.ts';
import { MAX_BODY_BYTES, MAX_JSON_VALUES } from '../limits.ts';
import { readError } from '../read-error.ts';
import type { Documentation } from './documentation.ts';
import { answerMessage } from './protocol.ts';

/**
 * The Model Context Protocol over streamable HTTP, at the root of its mount: read-only and stateless, with one message
 * and one JSON response per call. Calls from any origin are accepted, as in search: everything here is public, a call
 * has no cookie or key, and nothing can be changed, so DNS rebinding gains an attacker nothing.
 */
export const mcpRoutes: FastifyPluginAsync<Pick<Documentation, 'report'>> = async (scope, { report }) => {
  scope.removeAllContentTypeParsers();
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    (request, body, done) => {
      const error = jsonSizeError(body, MAX_JSON_VALUES);
      if (error) done(error);
      else parse(request, body, done);
    },
  );
  scope.setErrorHandler<Error & { code?: string }>((error, request, reply) => {
    const message = readError(error, request, reply);
    return reply
      .header('cache-control', 'no-store')
      .send({ jsonrpc: '2.0', error: { code: errorCode(reply.statusCode, error.code), message }, id: null });
  });

  await scope.register(cors, {
    origin: '*',
    methods: ['POST'],
    allowedHeaders: ['accept', 'content-type', 'mcp-method', 'mcp-name', 'mcp-protocol-version'],
    maxAge: 7200,
  });

  scope.post('/', async (request, reply) => {
    // A batch would be many calls that count as one. The protocol dropped batches in 2025.
    if (Array.isArray(request.body))
      throw new HttpError(400, 'Batches are not taken: send one message a call.');
    const { site, contract, search } = request.build;
    if (!site) throw new HttpError(503, 'There is no documentation at the moment.');
    const docs: Documentation = { site, contract, search, caller: callerOf(request, reply), report };
    const answer = await answerMessage(docs, webRequest(request), request.body);
    // The SDK's code for invalid parameters of all methods but tools/call is that of an internal error.
    const body = (await answer.text()).replace(INVALID_PARAMS, '"error":{"code":-32602');
    return reply
      .code(answer.status)
      .headers({ ...Object.fromEntries(answer.headers), 'cache-control': 'no-store' })
      .send(body || undefined);
  });
  scope.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url: '/',
    handler: async (request, reply) => {
      reply.header('allow', 'POST, OPTIONS');
      throw new HttpError(
        405,
        `${request.method} is not taken here: the Model Context Protocol is spoken by POST, without sessions or streams.`,
      );
    },
  });
};

/** With the list of what Zod expected as the message. */
const INVALID_PARAMS = /"error":\{"code":-32603(?=,"message":"\[)/;

/** JSON-RPC error codes: not JSON, not a request, or a server error. */
function errorCode(status: number, code: string | undefined): number {
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY' || code === 'FST_ERR_CTP_EMPTY_JSON_BODY') return -32700;
  return status === 400 ? -32600 : status >= 500 ? -32603 : -32000;
}

/** The headers for the protocol, without the body, which has already been read. Nothing depends on the host. */
function webRequest({ headers, url }: FastifyRequest): Request {
  const own = Object.entries(headers).filter(([name]) => /^(accept|content-type|mcp-[a-z-]+)$/.test(name));
  return new Request(new URL(url, 'http://localhost'), {
    method: 'POST',
    headers: own.map(([name, value]) => [name, String(value)]),
  });
}
