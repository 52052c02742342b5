import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { writeDocs } from '../test/docs.ts';
import { hasNginx, startNginx } from '../test/nginx.ts';
import { finished, readers, type Serving, serving } from '../test/process.ts';
import { CREDENTIALS } from '../test/search.ts';
import { loadSite } from './site.ts';

const SITE_DIR = fileURLToPath(new URL('../../../website/build', import.meta.url));
const variables = { SITE_DIR, SEARCH_RATE_LIMIT: '0', TRUST_PROXY: 'loopback' };
const QUERIES = ['captcha', 'zero balance', 'капча', '验证码', 'saldo', 'rfgxf', 'nothing at all'];

test('two processes on one build return the same pages, ETags, ids and hits', async () => {
  const both = await Promise.all([serving(variables), serving(variables)]);
  await Promise.all(both.map(searchable));
  const site = await loadSite(SITE_DIR);
  const addresses = [...site.files.keys()].filter(
    (_, position) => process.env.TEST_ALL || position % 8 === 0,
  );
  for (const address of addresses) {
    const [one, other] = await Promise.all(both.map((server) => page(server.origin, address)));
    expect(other).toEqual(one);
  }
  for (const query of QUERIES) {
    const [one, other] = await Promise.all(both.map((server) => hits(server.origin, query)));
    expect(other).toEqual(one);
  }
  const [one, other] = await Promise.all(both.map(buildId));
  expect(one).toMatch(/^[0-9a-f]{16}$/);
  expect(other).toBe(one);
});

test.runIf(hasNginx)(
  'behind one port, one of two processes can stop or die without a lost request',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'docs-several-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const small = { ...variables, SITE_DIR: await writeDocs() };
    const [stopped, killed, kept] = await Promise.all([serving(small), serving(small), serving(small)]);
    await Promise.all([stopped, killed, kept].map(searchable));
    const backends = [stopped.port, killed.port, kept.port];
    const nginx = await startNginx({ backends, folder });
    onTestFinished(() => nginx.stop());
    const load = readers(8, nginx.origin, '/docs/getting-start');
    const more = (count: number) => {
      const goal = load.answered + count;
      return vi.waitFor(() => expect(load.answered).toBeGreaterThan(goal), 60_000);
    };
    await more(200);
    const ended = finished(stopped.child);
    stopped.child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
    await more(200);
    killed.child.kill('SIGKILL');
    await more(200);
    load.stop();
    await load.done;
    expect(load).toMatchObject({ refused: 0, lost: [] });
    expect(await hits(nginx.origin, 'captcha')).toEqual(await hits(kept.origin, 'captcha'));
  },
);

/** Indexes load slowly on a busy machine. */
function searchable({ origin }: Serving): Promise<void> {
  return vi.waitFor(async () => expect((await fetch(`${origin}/healthz`)).status).toBe(200), 60_000);
}

async function page(origin: string, address: string) {
  const response = await fetch(origin + encodeURI(address));
  const headers = [...response.headers].filter(([name]) => name !== 'date');
  return { address, status: response.status, headers, body: await response.text() };
}

async function hits(origin: string, query: string): Promise<unknown> {
  const requests = ['en', 'ru', 'zh', 'pt-br'].map((locale) => ({ indexName: `docs-${locale}`, query }));
  const body = JSON.stringify({ requests });
  const response = await fetch(`${origin}/1/indexes/*/queries?${CREDENTIALS}`, { method: 'POST', body });
  expect(response.status).toBe(200);
  const { results } = (await response.json()) as { results: Record<string, unknown>[] };
  const times = /TimeMS$|TimingsMS$/;
  return results.map((result) => Object.entries(result).filter(([field]) => !times.test(field)));
}

async function buildId({ origin }: Serving): Promise<string> {
  return ((await (await fetch(`${origin}/healthz`)).json()) as { build: string }).build;
}
