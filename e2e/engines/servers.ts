import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { FIXTURE_PORT, SITE_PORT } from '../ports.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Starts the real server twice, for all engines: with the built site, and with the pages that only tests need. */
export default async function startServers(): Promise<() => Promise<void>> {
  const servers = await Promise.all([
    start(SITE_PORT, 'website/build'),
    start(FIXTURE_PORT, 'website/.fixture/build'),
  ]);
  return async () => {
    await Promise.all(servers.map((stop) => stop()));
  };
}

async function start(port: number, site: string): Promise<() => Promise<void>> {
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
    const health = await fetch(`http://localhost:${port}/healthz`).catch(() => null);
    if (health?.ok) {
      return async () => {
        server.kill();
        await once(server, 'exit');
      };
    }
    await pause(50);
  }
  throw new Error(`The server of ${site} ended before it listened.`);
}
