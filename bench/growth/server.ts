import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../pages/dev.ts';
import { median } from '../pages/figures.ts';
import type { Figures } from './ours.ts';

const MAIN = fileURLToPath(new URL('../../packages/server/src/main.ts', import.meta.url));
const QUERIES = [
  'proxy',
  'captcha',
  'balance',
  'turnstile token',
  'ERROR_ZERO_BALANCE',
  'recognizing',
  'selenum',
  'image to text',
];
const ROUNDS = 25;

/** Measures the server's start time, its memory after searches, and how long searches take. */
export async function measureServer(site: string): Promise<Figures> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const server = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: { ...process.env, PORT: String(port), SITE_DIR: site, LOG_LEVEL: 'silent', SEARCH_RATE_LIMIT: '0' },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    while (!(await isUp(origin))) {
      if (server.exitCode !== null) throw new Error(`The server ended with code ${server.exitCode}.`);
      await sleep(50);
    }
    const start = (performance.now() - begun) / 1000;
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      for (const query of QUERIES) times.push(await timeSearch(origin, `${query} ${round}`));
    }
    const sorted = times.sort((a, b) => a - b);
    return {
      'server start, s': start,
      'server memory, MB': await residentMemory(server.pid ?? 0),
      'search, median ms': median(sorted),
      'search, p95 ms': sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
    };
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

async function isUp(origin: string): Promise<boolean> {
  const response = await fetch(`${origin}/healthz`).catch(() => null);
  return response?.ok ?? false;
}

async function timeSearch(origin: string, query: string): Promise<number> {
  const begun = performance.now();
  const response = await fetch(
    `${origin}/1/indexes/*/queries?x-algolia-application-id=docs&x-algolia-api-key=search-only`,
    {
      method: 'POST',
      body: JSON.stringify({ requests: [{ indexName: 'docs-en', query, hitsPerPage: 20 }] }),
    },
  );
  const { results } = (await response.json()) as { results?: unknown[] };
  if (!results?.[0]) throw new Error(`The search for "${query}" returned no result.`);
  return performance.now() - begun;
}

async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
