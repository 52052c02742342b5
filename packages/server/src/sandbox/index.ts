import { MAX_BODY_BYTES } from '@docs/search';
import rateLimit from '@fastify/rate-limit';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { MonotonicStore } from '../rate-limit.ts';
import { Refusal } from '../refusal.ts';
import type { ServedSandbox } from './served.ts';

export interface SandboxOptions {
  /** Signs task ids. */
  key: string | undefined;
  userAgent: { current(): string };
  /** The same limit as for search. 0: no limit. */
  requestsPerMinute: number;
}

const TEXT = 'text/plain; charset=utf-8';

/**
 * The API's methods, with responses from the contract: for "Try it" on the pages, and for testing clients without an
 * account. Nothing is stored and no other host is called: task ids contain the state, and callbacks are shown instead
 * of sent. There are no CORS headers, so only pages of this origin can read the responses.
 */
export const sandboxRoutes: FastifyPluginAsync<SandboxOptions> = async (scope, options) => {
  // The contract and its validator take time and memory, so they are loaded with the first call.
  let loading: Promise<ServedSandbox> | undefined;
  const load = () => {
    loading ??= import('./served.ts').then(({ servedSandbox }) =>
      servedSandbox(options.key, () => options.userAgent.current()),
    );
    return loading;
  };

  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    '*',
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    (_request, body, done) => {
      done(null, body);
    },
  );
  scope.addHook('onRequest', async (_request, reply) => {
    reply.headers(OWN_HEADERS);
  });
  scope.setErrorHandler<Error & { statusCode?: number }>(async (error, request, reply) => {
    const status = error.statusCode ?? 500;
    // Load shedding rejects requests before the hook above runs.
    reply.code(status).headers(OWN_HEADERS);
    if (status === 413) return send(reply, (await load()).tooLarge(pathOf(request), MAX_BODY_BYTES));
    if (status === 500) request.log.error({ err: error }, 'a sandbox call failed');
    const sentence = status === 500 ? 'Something went wrong on the server.' : error.message;
    return reply.type(TEXT).send(`${sentence}\n`);
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

  for (const url of ['/', '/*']) {
    scope.all(url, async (request, reply) => {
      const verb = request.method === 'HEAD' ? 'GET' : request.method;
      const body = typeof request.body === 'string' ? request.body : '';
      return send(reply, (await load()).answer(verb, pathOf(request), body));
    });
  }
};

const OWN_HEADERS = {
  'x-sandbox': 'true',
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
};

function pathOf({ params }: FastifyRequest): string {
  return `/${(params as { '*'?: string })['*'] ?? ''}`;
}

function send(
  reply: FastifyReply,
  { status, headers, body }: ReturnType<ServedSandbox['answer']>,
): FastifyReply {
  reply.code(status).headers(headers);
  return typeof body === 'string' ? reply.type(TEXT).send(body) : reply.send(body);
}
