import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { FIXTURE_PORT, SITE_PORT } from '../ports.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Starts the real server twice, for all engines: with the built site, and with the pages that only tests need. */
export default async function startServers(): Promise<() => Promise<void>> {
  const started = await Promise.allSettled([
    start(SITE_PORT, 'website/build'),
    start(FIXTURE_PORT, 'website/.fixture/build'),
  ]);
  const stopAll = async () => {
    await Promise.all(started.map((server) => server.status === 'fulfilled' && server.value()));
  };
  for (const server of started) {
    if (server.status === 'fulfilled') continue;
    await stopAll(); // a server left behind would keep the port, and the output of this step open
    throw server.reason;
  }
  return stopAll;
}

async function start(port: number, site: string): Promise<() => Promise<void>> {
  const isHealthy = async () => (await fetch(`http://localhost:${port}/healthz`).catch(() => null))?.ok;
  // A server that is already there would be tested instead of ours.
  if (await isHealthy())
    throw new Error(`Port ${port} is in use: stop the server that uses it, or set E2E_PORT to another port.`);
  const server = spawn(process.execPath, ['--import', 'tsx', 'packages/server/src/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      SITE_DIR: site,
      LOG_LEVEL: 'warn',
      SEARCH_RATE_LIMIT: '100000',
      MAX_EVENT_LOOP_DELAY_MS: '60000', // a busy machine must not make the server refuse searches
    },
    stdio: 'inherit',
  });
  while (server.exitCode === null) {
    if (await isHealthy()) {
      return async () => {
        server.kill();
        await once(server, 'exit');
      };
    }
    await pause(50);
  }
  throw new Error(`The server of ${site} ended before it listened.`);
}
