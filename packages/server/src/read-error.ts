import { HttpError } from '@docs/search';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sets the status, and returns the sentence for the client. Internal errors are logged and not exposed. */
export function readError(
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): string {
  const { status, retryAfter } =
    error instanceof HttpError ? error : { status: error.statusCode ?? 500, retryAfter: undefined };
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  const isKnown = (status >= 400 && status < 500) || status === 503;
  if (!isKnown) request.log.error({ err: error }, 'unexpected error');
  reply.code(isKnown ? status : 500);
  return isKnown ? error.message : 'Something went wrong on the server.';
}
