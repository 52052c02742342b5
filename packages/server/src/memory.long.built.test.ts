import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { times } from '../../site/test/times.ts';
import { freePort } from '../test/nginx.ts';

const PORT = await freePort();
const MOST_MB = 220;
const CALLS = times(500);
const ORIGIN = `http://localhost:${PORT}`;

it.runIf(process.platform === 'linux')(
  `the whole server stays under ${MOST_MB} MB with four locales while it searches, answers assistants and plays the API`,
  { timeout: 120_000 },
  async () => {
    const main = fileURLToPath(new URL('main.ts', import.meta.url));
    // As in deploy/Dockerfile and deploy/captcha-docs.service.
    const flags = ['--max-semi-space-size=2', '--max-old-space-size=256'];
    const pools = { MALLOC_ARENA_MAX: '2' };
    const server = spawn(process.execPath, [...flags, '--import', 'tsx', main], {
      env: { ...process.env, PORT: String(PORT), LOG_LEVEL: 'silent', SEARCH_RATE_LIMIT: '0', ...pools },
      stdio: 'ignore',
    });
    try {
      await expect.poll(healthy, { timeout: 60_000, interval: 200 }).toBe(true);
      for (let i = 0; i < CALLS; i++) await searchEverywhere(i);
      const searching = await residentMegabytes(server.pid);
      for (let i = 0; i < CALLS; i++) await askAsAssistant(i);
      const assisting = await residentMegabytes(server.pid);
      for (let i = 0; i < CALLS; i++) await createTask(i);
      const megabytes = await residentMegabytes(server.pid);
      console.log(
        `Server: ${searching.toFixed(0)} MB resident, ${assisting.toFixed(0)} MB with MCP, ${megabytes.toFixed(0)} MB with the sandbox.`,
      );
      expect(megabytes).toBeLessThan(MOST_MB);
    } finally {
      server.kill();
    }
  },
);

function healthy(): Promise<boolean> {
  return fetch(`${ORIGIN}/healthz`).then(
    (response) => response.ok,
    () => false,
  );
}

/** Every search has new words and some words that are found. */
async function searchEverywhere(call: number): Promise<void> {
  const requests = ['en', 'ru', 'zh', 'pt-br'].map((locale) => ({
    indexName: `docs-${locale}`,
    query: `proxy token word${call} tokne${call}`,
  }));
  const response = await fetch(
    `${ORIGIN}/1/indexes/*/queries?x-algolia-application-id=docs&x-algolia-api-key=search-only`,
    { method: 'POST', body: JSON.stringify({ requests }) },
  );
  expect(response.status).toBe(200);
  await response.arrayBuffer();
}

async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

async function askAsAssistant(call: number): Promise<void> {
  const params = { name: 'search_docs', arguments: { query: `proxy token${call}` } };
  const response = await fetch(`${ORIGIN}/mcp`, {
    method: 'POST',
    headers: { accept: 'application/json, text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
  });
  expect(response.status).toBe(200);
  await response.arrayBuffer();
}

/** Every second task has a fault. */
async function createTask(call: number): Promise<void> {
  const task = {
    type: 'TurnstileTask',
    websiteURL: 'https://example.com',
    [call % 2 ? 'key' : 'websiteKey']: 'k',
  };
  const response = await fetch(`${ORIGIN}/sandbox/createTask`, {
    method: 'POST',
    body: JSON.stringify({ clientKey: 'YOUR_API_KEY', task }),
  });
  expect(await response.json()).toMatchObject({ errorId: call % 2, sandbox: true });
}
