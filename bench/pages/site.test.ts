import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { NETWORK, type Site, serveSite } from './site.ts';

async function serve(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  mkdirSync(join(folder, 'docs/a'), { recursive: true });
  writeFileSync(join(folder, 'docs/a/index.html'), '<h1>A</h1>');
  writeFileSync(join(folder, 'docs/b.html'), '<h1>B</h1>');
  writeFileSync(join(folder, '.stamp'), 'secret');
  const site = await serveSite(folder);
  onTestFinished(() => site.close());
  return site;
}

test('a page is found in each form that generators write, and counted', async () => {
  const site = await serve();
  for (const path of ['/docs/a', '/docs/a/', '/docs/b', '/docs/b.html']) {
    expect(await (await fetch(site.origin + path)).text(), path).toMatch(/<h1>[AB]/);
  }
  expect((await fetch(`${site.origin}/docs/c`)).status).toBe(404);
  expect((await fetch(`${site.origin}/.stamp`)).status).toBe(404);
  const sent = await site.taken();
  expect(sent.map(({ path }) => path)).toEqual(['/docs/a', '/docs/a/', '/docs/b', '/docs/b.html']);
  expect(sent[0]?.bytes.document).toBeGreaterThan(0);
});

test('an unchanged page is not sent again', async () => {
  const site = await serve();
  const { headers } = await fetch(`${site.origin}/docs/a`);
  const again = await fetch(`${site.origin}/docs/a`, {
    headers: { 'if-none-match': headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});

test('over the slow network, a response takes the latency, and one line carries all bytes', async () => {
  const site = await serve();
  site.slow = true;
  const begun = performance.now();
  await Promise.all([fetch(`${site.origin}/docs/a`), fetch(`${site.origin}/docs/b`)]);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(NETWORK.latency_ms - 1);
});
