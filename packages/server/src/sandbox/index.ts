import { HttpError, jsonSizeError } from '@docs/search';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_IMAGE_BODY_BYTES, MAX_JSON_VALUES } from '../limits.ts';
import { readError } from '../read-error.ts';
import { answerCall, answerTooLarge } from './served.ts';

export interface SandboxOptions {
  userAgent: { current(): string };
}

const TEXT = 'text/plain; charset=utf-8';

/**
 * The API's methods, with responses from the contract of the build: for "Try it" on the pages, and for testing clients
 * without an account. Nothing is stored and no other host is called: task ids contain the state, and callbacks are shown
 * instead of sent. There are no CORS headers, so only pages of this origin can read the responses.
 */
export const sandboxRoutes: FastifyPluginAsync<SandboxOptions> = async (scope, { userAgent }) => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<string>(
    '*',
    { parseAs: 'string', bodyLimit: MAX_IMAGE_BODY_BYTES },
    (_request, body, done) => done(jsonSizeError(body, MAX_JSON_VALUES) ?? null, body),
  );
  // Of rejections, too.
  scope.addHook('onSend', async (_request, reply) => void reply.headers(OWN_HEADERS));
  scope.setErrorHandler(async (error: Error, request, reply) => {
    const message = readError(error, request, reply);
    const { sandbox } = request.build;
    if (reply.statusCode === 413 && sandbox && !(error instanceof HttpError))
      return send(reply, answerTooLarge(sandbox, pathOf(request), MAX_IMAGE_BODY_BYTES));
    return reply.type(TEXT).send(`${message}\n`);
  });

  for (const url of ['/', '/*']) {
    scope.all(url, async (request, reply) => {
      const { sandbox } = request.build;
      if (!sandbox) throw new HttpError(404, 'There is no sandbox before the first build: npm run build.');
      const verb = request.method === 'HEAD' ? 'GET' : request.method;
      const text = typeof request.body === 'string' ? request.body : '';
      const call = { verb, path: pathOf(request), text, userAgent: userAgent.current() };
      return send(reply, answerCall(sandbox, call));
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

function send(reply: FastifyReply, { status, headers, body }: ReturnType<typeof answerCall>): FastifyReply {
  reply.code(status).headers(headers);
  return typeof body === 'string' ? reply.type(TEXT).send(body) : reply.send(body);
}
