import type { ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { OperatorError } from '@docs/site/variables';
import type { FastifyInstance } from 'fastify';
import { type Built, buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { writtenLog } from './log.ts';

export interface Running {
  app: FastifyInstance;
  /** The home page of every built locale, default locale first. */
  addresses: string[];
}

/** How long requests in flight may take to finish after a stop signal. */
const STOP_LIMIT_MS = 10_000;
/** How long to wait for a turn of the event loop without a new connection or request. */
const QUIET_TURN_MS = 1000;
/** How long clients with an open connection may take to notice that no new one is accepted. */
const NOTICE_MS = 2000;
/** How long to wait until the last lines of the log are read. */
const LAST_LINES_MS = 500;

/** Starts the server of the process. Errors that an operator can fix end the process with one sentence and no stack. */
export async function serve(variables: NodeJS.ProcessEnv): Promise<Running> {
  // Search is a tenth slower but takes 20 MB less: the server's limit is 220 MB. NODE_OPTIONS rejects this flag.
  setFlagsFromString('--optimize-for-size');
  try {
    const config = readConfig(variables);
    const built = await buildApp(config);
    const { app, site } = built;
    await listen(app, config);
    // Node exits on an uncaught error, as it should. This logs the reason.
    process.on('uncaughtExceptionMonitor', (error) => app.log.fatal({ err: error }, 'unexpected end'));
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        app.log.info({ signal }, 'stopping');
        // SIGINT comes from a person at a terminal, without a load balancer.
        void stop(built, signal === 'SIGTERM' ? config.drainSeconds * 1000 : 0);
      });
    }
    const { port } = app.server.address() as AddressInfo;
    const host = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host;
    const addresses = (site?.homes ?? ['/']).map((home) => `http://${host}:${port}${home}`);
    app.log.info({ port, build: site?.id ?? null }, 'serving');
    return { app, addresses };
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host, listenTextResolver: (address) => `listening at ${address}` });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new OperatorError(
        `Port ${port} is taken: stop what uses it, or choose another with PORT=${port + 1}.`,
      );
    }
    if (code === 'EACCES')
      throw new OperatorError(`Port ${port} may not be opened by this user: choose another with PORT=3000.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new OperatorError(`HOST is ${JSON.stringify(host)}, but this machine has no such address.`);
    }
    throw error;
  }
}

/**
 * First sets health to 503 and keeps serving until load balancers have had time to notice. Then refuses new
 * connections, and each response asks the client to close its connection: otherwise a client could send a request at
 * the moment the connection is closed. After that, closes idle connections and finishes requests in progress.
 */
async function stop({ app, drain }: Built, drainMs: number): Promise<void> {
  drain();
  if (drainMs > 0) await pause(drainMs);
  const limit = setTimeout(() => {
    app.log.warn('requests still in flight were cut off');
    app.server.closeAllConnections();
  }, STOP_LIMIT_MS);
  await quietTurn(app.server);
  app.server.prependListener('request', (_request, response: ServerResponse) => {
    response.setHeader('connection', 'close');
  });
  NetServer.prototype.close.call(app.server); // the HTTP server's own close would end idle connections too
  const deadline = performance.now() + NOTICE_MS;
  while (performance.now() < deadline && (await connections(app)) > 0) await pause(20);
  // A connection that becomes idle after close() began would otherwise delay it for the whole keep-alive time.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  await app.close();
  clearInterval(sweep);
  clearTimeout(limit);
  await Promise.race([writtenLog(), pause(LAST_LINES_MS)]);
  process.exit(0);
}

/**
 * When a server stops listening, the system resets connections that are not accepted yet. So the server stops right
 * after a turn of the event loop without any. Connections within the microseconds in between are still reset.
 */
async function quietTurn(server: FastifyInstance['server']): Promise<void> {
  const deadline = performance.now() + QUIET_TURN_MS;
  let isQuiet = false;
  const disturb = () => {
    isQuiet = false;
  };
  server.on('connection', disturb).on('request', disturb);
  await turn(); // the rest of the current turn accepts no connections
  while (!isQuiet && performance.now() < deadline) {
    isQuiet = true;
    await turn();
  }
  server.off('connection', disturb).off('request', disturb);
}

function connections(app: FastifyInstance): Promise<number> {
  return new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));
}
