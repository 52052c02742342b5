import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../packages/server/test/nginx.ts';

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));

export interface ServerProcess {
  port: number;
  url: string;
  /** Resident megabytes now. */
  memory(): number;
  stop(): Promise<void>;
}

/** The server as `npm run serve` runs it, on the built site. Without the limit per client: the benchmark is one client. */
export async function startServer(siteDir: string): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['--max-semi-space-size=2', '--max-old-space-size=256', join(siteDir, '.server/main.js')],
    {
      cwd: REPOSITORY,
      env: {
        ...process.env,
        PORT: String(port),
        SITE_DIR: siteDir,
        SEARCH_RATE_LIMIT: '0',
        LOG_LEVEL: 'warn',
        TRUST_PROXY: 'loopback',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  while (!(await healthy(port))) {
    if (child.exitCode !== null) throw new Error('The server did not start: run "npm run build" first.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    memory: () => residentMegabytes(child),
    stop: () => stop(child),
  };
}

function healthy(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    (response) => response.ok,
    () => false,
  );
}

function residentMegabytes({ pid }: ChildProcess): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  await once(child, 'exit');
}
