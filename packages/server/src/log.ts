import { fstatSync } from 'node:fs';
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { type DestinationStream, destination, type LoggerOptions, pino } from 'pino';
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

/** If the log cannot be written or is not read, lines are lost. A response never waits for the log. */
function standardOutput(): DestinationStream {
  return isPipe() ? pipe() : file();
}

/** Resolves when all lines so far have been passed to the reader. */
export async function writtenLog(): Promise<void> {
  if (isPipe()) await new Promise((resolve) => process.stdout.write('', resolve));
}

function isPipe(): boolean {
  const output = fstatSync(1);
  return output.isFIFO() || output.isSocket();
}

/** Node writes to pipes and sockets without blocking, and buffers what the reader has not read yet. */
function pipe(): DestinationStream {
  let dropped = 0;
  process.stdout.on('error', complainOnce());
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

/** Synchronous: at exit, the asynchronous version would retry forever to flush to a full disk. */
function file(): DestinationStream {
  const stream = destination({ dest: 1, sync: true, maxLength: MAX_WAITING_BYTES });
  stream.on('error', complainOnce());
  return stream;
}

/** Once, because on a full disk every line fails. */
function complainOnce(): (error: Error) => void {
  let isKnown = false;
  return (error) => {
    if (!isKnown) console.error(`The log cannot be written (${error.message}); requests are served on.`);
    isKnown = true;
  };
}
