import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const PORT = 4390;
const MOST_MB = 200;
const ORIGIN = `http://localhost:${PORT}`;

it.runIf(process.platform === 'linux')(
  `the whole server stays under ${MOST_MB} MB with four locales while it searches`,
  { timeout: 60_000 },
  async () => {
    const main = fileURLToPath(new URL('main.ts', import.meta.url));
    const server = spawn(process.execPath, ['--max-semi-space-size=4', '--import', 'tsx', main], {
      env: { ...process.env, PORT: String(PORT), LOG_LEVEL: 'silent', SEARCH_RATE_LIMIT: '0' },
      stdio: 'ignore',
    });
    try {
      await expect.poll(healthy, { timeout: 30_000, interval: 200 }).toBe(true);
      for (let i = 0; i < 50; i++) await searchEverywhere();
      const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
      const megabytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
      console.log(`Server: ${megabytes.toFixed(0)} MB resident.`);
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

async function searchEverywhere(): Promise<void> {
  const requests = ['en', 'ru', 'zh', 'pt-br'].map((locale) => ({
    indexName: `docs-${locale}`,
    query: 'proxy token',
  }));
  const response = await fetch(
    `${ORIGIN}/1/indexes/*/queries?x-algolia-application-id=docs&x-algolia-api-key=search-only`,
    { method: 'POST', body: JSON.stringify({ requests }) },
  );
  expect(response.status).toBe(200);
  await response.arrayBuffer();
}
