import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Attack } from './attacks.ts';
import { freePort } from './nginx.ts';

/** For tests and measurements: the compiled server on the built site, with the flags of `npm run serve`. */
export const BUILD =
  process.env.SITE_DIR ?? fileURLToPath(new URL('../../../website/build', import.meta.url));

export interface BuiltServer {
  port: number;
  child: ChildProcess;
  /** Resident megabytes now. */
  memory(): number;
  stop(): Promise<void>;
}

export async function startBuilt(variables: Record<string, string> = {}): Promise<BuiltServer> {
  const port = await freePort();
  const flags = ['--max-semi-space-size=2', '--max-old-space-size=256'];
  const child = spawn(process.execPath, [...flags, join(BUILD, '.server/main.js')], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_DIR: BUILD,
      LOG_LEVEL: 'warn',
      DRAIN_SECONDS: '0',
      ...variables,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  while (!(await isHealthy(port))) {
    if (child.exitCode !== null) throw new Error('The server did not start: run "npm run build" first.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    port,
    child,
    memory: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    async stop() {
      const ended = once(child, 'exit');
      if (child.kill('SIGTERM')) await ended;
    },
  };
}

function isHealthy(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

export interface Attacker {
  /** @returns stops the attack and counts the statuses of the responses */
  attack(server: BuiltServer, attack: Attack): Promise<() => Promise<Record<number, number>>>;
  end(): void;
}

/** An attacker in a process of its own, so that its work does not delay the readers that are measured beside it. */
export function startAttacker(): Attacker {
  const script = fileURLToPath(new URL('attacker.ts', import.meta.url));
  const child = fork(script, { execArgv: ['--import', 'tsx'] });
  const answer = async (message: object | string) => {
    const answered = once(child, 'message');
    child.send(message);
    return (await answered)[0];
  };
  return {
    async attack({ port }, attack) {
      await answer({ port, attack });
      return () => answer('stop');
    },
    end: () => void child.kill(),
  };
}
