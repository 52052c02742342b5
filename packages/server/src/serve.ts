import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { OperatorError } from './operator-error.ts';

export interface Running {
  app: FastifyInstance;
  /** The home page of every built locale, the default one first. */
  addresses: string[];
}

/** How long requests in flight may take to finish after a stop signal. */
const STOP_LIMIT_MS = 10_000;

/** Starts the process' one server. What an operator can mend ends the process with one sentence instead of a stack. */
export async function serve(variables: NodeJS.ProcessEnv): Promise<Running> {
  try {
    const config = readConfig(variables);
    const { app, site } = await buildApp(config);
    await listen(app, config);
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(app, signal));
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

async function stop(app: FastifyInstance, signal: string): Promise<void> {
  app.log.info({ signal }, 'stopping');
  // A connection that falls idle after close() began would otherwise hold it for the whole keep-alive time.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  const limit = setTimeout(() => {
    app.log.warn('requests still in flight were cut off');
    app.server.closeAllConnections();
  }, STOP_LIMIT_MS);
  await app.close();
  clearInterval(sweep);
  clearTimeout(limit);
  process.exit(0);
}
