import { type ChildProcess, spawn } from 'node:child_process';
import { Agent, type IncomingMessage, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { writeSite } from './site.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** For tests: the server as a separate process, by default on a small site and a free port. */
export function start(
  variables: Record<string, string> = {},
  stdout: 'pipe' | number = 'pipe',
  nodeOptions: string[] = [],
): ChildProcess {
  const env = {
    ...process.env,
    PORT: '0',
    LOG_LEVEL: 'info',
    SITE_DIR: '',
    DRAIN_SECONDS: '0',
    MAX_EVENT_LOOP_DELAY_MS: '60000', // a busy machine must not make it refuse requests
    ...variables,
  };
  env.SITE_DIR ||= writeSite();
  const child = spawn(process.execPath, ['--import', 'tsx', ...nodeOptions, MAIN], {
    env,
    stdio: ['ignore', stdout, 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

export interface Serving {
  child: ChildProcess;
  port: number;
  origin: string;
  /** What the process has written so far. */
  log(): string;
  status(path: string): Promise<number>;
}

/** The same, once it is serving. */
export async function serving(
  variables: Record<string, string> = {},
  nodeOptions: string[] = [],
): Promise<Serving> {
  const child = start(variables, 'pipe', nodeOptions);
  let log = '';
  const port = await new Promise<number>((resolve, reject) => {
    child.stderr?.on('data', (chunk) => {
      log += chunk;
    });
    child.stdout?.on('data', (chunk) => {
      log += chunk;
      const found = /"port":(\d+).*"msg":"serving"/.exec(log)?.[1];
      if (found) resolve(Number(found));
    });
    child.once('close', (code, signal) => reject(new Error(`The server ended (${signal ?? code}): ${log}`)));
  });
  const origin = `http://127.0.0.1:${port}`;
  return {
    child,
    port,
    origin,
    log: () => log,
    status: async (path) => (await fetch(origin + path, { redirect: 'manual' })).status,
  };
}

export function finished(child: ChildProcess): Promise<{ code: number | null; stderr: string }> {
  return new Promise((resolve) => {
    let stderr = '';
    child.stderr?.on('data', (chunk) => {
      stderr += chunk;
    });
    child.on('close', (code) => resolve({ code, stderr }));
  });
}

export interface Tally {
  answered: number;
  /** Connections that were not accepted: the client knows that it can use another server. */
  refused: number;
  /** Requests that were accepted but not answered completely. */
  lost: string[];
  done: Promise<unknown>;
  stop(): void;
}

/**
 * Clients that send the next request as soon as they get a response, until they are refused or stopped. Each keeps its
 * connection or opens a new one for each request.
 */
export function readers(count: number, origin: string, path: string, keepAlive = true): Tally {
  let stopped = false;
  const tally: Tally = {
    answered: 0,
    refused: 0,
    lost: [],
    done: Promise.resolve(),
    stop: () => {
      stopped = true;
    },
  };
  const reader = async () => {
    const agent = new Agent({ keepAlive, maxSockets: 1 });
    for (let asked = true; asked && !stopped; ) asked = await ask(agent, origin + path, tally);
    agent.destroy();
  };
  tally.done = Promise.all(Array.from({ length: count }, reader));
  return tally;
}

function ask(agent: Agent, url: string, tally: Tally): Promise<boolean> {
  return new Promise((resolve) => {
    const lost = (why: string) => {
      tally.lost.push(why);
      resolve(false);
    };
    request(url, { agent }, async (response: IncomingMessage) => {
      try {
        for await (const _chunk of response);
      } catch (error) {
        return lost((error as Error).message);
      }
      if (response.statusCode !== 200) return lost(`status ${response.statusCode}`);
      tally.answered++;
      resolve(true);
    })
      .on('error', (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ECONNREFUSED') return lost(error.message);
        tally.refused++;
        resolve(false);
      })
      .end();
  });
}
