import { MAX_BODY_BYTES } from '@docs/search';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { openedSearch } from '../build.ts';
import { MonotonicStore } from '../rate-limit.ts';
import { Refusal } from '../refusal.ts';
import type { Documentation } from './documentation.ts';

export interface McpOptions extends Pick<Documentation, 'report'> {
  /** The same limit per client address as for search. 0: no limit. */
  requestsPerMinute: number;
}

/**
 * The Model Context Protocol over streamable HTTP, at the root of its mount: read-only and stateless, with one message
 * and one JSON response per call. Calls from any origin are accepted, as in search: everything here is public, a call
 * has no cookie or key, and nothing can be changed, so DNS rebinding gains an attacker nothing.
 */
export const mcpRoutes: FastifyPluginAsync<McpOptions> = async (scope, options) => {
  scope.removeContentTypeParser('text/plain');
  scope.setErrorHandler<Error & { statusCode?: number; code?: string }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status === 500) request.log.error({ err: error }, 'an MCP call failed');
    const message = status === 500 ? 'Something went wrong on the server.' : error.message;
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .send({ jsonrpc: '2.0', error: { code: errorCode(status, error.code), message }, id: null });
  });

  await scope.register(cors, {
    origin: '*',
    methods: ['POST'],
    allowedHeaders: ['accept', 'content-type', 'mcp-method', 'mcp-name', 'mcp-protocol-version'],
    maxAge: 7200,
  });
  if (options.requestsPerMinute > 0) {
    await scope.register(rateLimit, {
      max: options.requestsPerMinute,
      timeWindow: 60_000,
      store: MonotonicStore,
      errorResponseBuilder: (_request, { after }) =>
        new Refusal(429, `Too many requests: try again in ${after}.`),
    });
  }

  // The SDK takes a quarter of a second and 25 MB, so it is loaded with the first call.
  let protocol: Promise<typeof import('./protocol.ts')> | undefined;
  scope.post('/', { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
    // A batch would be many calls that count as one. The protocol dropped batches in 2025.
    if (Array.isArray(request.body))
      throw new Refusal(400, 'Batches are not taken: send one message a call.');
    protocol ??= import('./protocol.ts');
    const { site } = request.build;
    if (!site) throw new Refusal(503, 'There is no documentation at the moment.');
    // Opened only if it is needed: a promise that nobody waits for would end the process if it failed.
    const search = () => openedSearch(request.build);
    const docs: Documentation = { site: () => site, search, report: options.report };
    const answer = await (await protocol).answerMessage(docs, webRequest(request), request.body);
    const body = await answer.text();
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
      throw new Refusal(
        405,
        `${request.method} is not taken here: the Model Context Protocol is spoken by POST, without sessions or streams.`,
      );
    },
  });
};

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
