import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { type DestinationStream, destination, type LoggerOptions, pino } from 'pino';
import type { Config } from './config.ts';

/**
 * One line per request, made of the method, the path, the status and the time. Nothing about the reader is kept: no
 * address, no user agent, and no query string, because that is what somebody searched for.
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {}
  override routeNotFound(): void {}
  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply): void {
    const line = {
      ...describe(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (error) reply.log.error({ ...line, err: error }, 'request failed');
    else reply.log.info(line, 'request');
  }
}

export function createLogger(level: Config['logLevel'], stream: DestinationStream = standardOutput()) {
  const options: LoggerOptions = {
    level,
    base: { pid: process.pid },
    serializers: { req: describe, res: (reply: FastifyReply) => ({ status: reply.statusCode }) },
  };
  return pino(options, stream);
}

function describe(request: FastifyRequest): { method: string; path: string } {
  return { method: request.method, path: (request.url ?? '').split('?', 1)[0] ?? '' };
}

/**
 * A log that cannot be written, on a full disk say, costs the lines beyond the first megabyte and not the pages. Writing
 * is synchronous because the asynchronous form tries for ever, at exit, to empty itself onto the full disk.
 */
function standardOutput(): DestinationStream {
  const stream = destination({ dest: 1, sync: true, maxLength: 1_048_576 });
  // Once: on a full disk every line fails.
  stream.once('error', (error: Error) => {
    console.error(`The log cannot be written (${error.message}); requests are served on.`);
    stream.on('error', () => {});
  });
  return stream;
}
