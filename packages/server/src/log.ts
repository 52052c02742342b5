import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { type DestinationStream, type LoggerOptions, pino } from 'pino';
import type { Config } from './config.ts';

/**
 * One line per request, with the method, path, status and time. Nothing about the reader is logged: no address, no user
 * agent, and no query string, because it contains what somebody searched for.
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

/** Buffer for lines while the log is written or read too slowly. Further lines are dropped and counted. */
const MAX_WAITING_BYTES = 1_048_576;

/**
 * If the log cannot be written or is not read, lines are lost. A response never waits for the log. Node writes to pipes
 * and sockets without blocking, and buffers what the reader has not read yet.
 */
function standardOutput(): DestinationStream {
  let dropped = 0;
  let isFailureKnown = false;
  process.stdout.on('error', ({ message }) => {
    // Once, because on a full disk every line fails.
    if (!isFailureKnown) console.error(`The log cannot be written (${message}); requests are served on.`);
    isFailureKnown = true;
  });
  return {
    write(line) {
      if (!process.stdout.writable) return;
      if (process.stdout.writableLength + line.length > MAX_WAITING_BYTES) {
        dropped++;
        return;
      }
      if (dropped > 0) {
        const msg = `${dropped} log lines were dropped, because nobody read the log`;
        process.stdout.write(`${JSON.stringify({ level: 40, time: Date.now(), dropped, msg })}\n`);
        dropped = 0;
      }
      process.stdout.write(line);
    },
  };
}

/** Resolves when all lines so far have been passed to the reader. */
export async function writtenLog(): Promise<void> {
  await new Promise((resolve) => process.stdout.write('', resolve));
}
