import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeIndexFile } from '@docs/search';
import { expect, test, vi } from 'vitest';
import { record } from '../../search/test/records.ts';
import { finished, serving, start } from '../test/process.ts';
import { CREDENTIALS } from '../test/search.ts';
import { eventually, listening, opened, SMALL_SITE, temporaryFolder, writeSite } from '../test/site.ts';

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const PAGES = Array.from({ length: 20 }, (_, number) => `/docs/page-${number}`);
const sentence = (build: number, page: string) => `Captcha build-${build} at ${page}.`;
const buildIn = (text: string) => Number(/build-(\d+)/.exec(text)?.[1]);

/** Writes a build as the generator does: the stamp is removed first and written last. */
async function writeBuild(dir: string, build: number): Promise<void> {
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), content);
  };
  rmSync(join(dir, '.stamp'), { force: true });
  write('index.html', 'Home');
  write('404.html', 'Not found');
  write('.headers.json', JSON.stringify({ headers: { 'x-build': `build-${build}` } }));
  write(
    '.contract/en.json',
    JSON.stringify({
      service: 'Example',
      site: 'https://docs.test',
      tasks: [{ names: ['Task'], answer: { text: `build-${build}` } }],
      errors: [],
    }),
  );
  const records = PAGES.map((url) => record({ url, title: 'Captcha', content: sentence(build, url) }));
  await writeIndexFile(join(dir, '.search/en.index'), 'docs-en', 'en', records);
  for (const page of PAGES) {
    write(`${page.slice(1)}/index.html`, `<p>${sentence(build, page)}</p>`);
    await new Promise(setImmediate); // lets the server look between two files
  }
  writeFileSync(join(dir, '.stamp'), `build-${build}\n`);
}

test('pages, hits, contract data and headers switch together when builds replace each other under load', async () => {
  const SITE_DIR = temporaryFolder();
  await writeBuild(SITE_DIR, 1);
  const server = await serving({ SITE_DIR, SEARCH_RATE_LIMIT: '0', LOG_LEVEL: 'info' });
  await opened(server);
  const { origin } = server;
  const search = async () => {
    const body = JSON.stringify({ requests: [{ indexName: 'docs-en', query: 'captcha' }] });
    const response = await fetch(`${origin}/1/indexes/*/queries?${CREDENTIALS}`, { method: 'POST', body });
    const { results } = (await response.json()) as {
      results: [{ hits: { url: string; content: string }[] }];
    };
    return { header: buildIn(response.headers.get('x-build') ?? ''), hits: results[0].hits };
  };
  const page = async (path: string) => {
    const response = await fetch(origin + path);
    return { header: buildIn(response.headers.get('x-build') ?? ''), text: await response.text() };
  };
  const describeTask = async () => {
    const response = await fetch(`${origin}/mcp`, {
      method: 'POST',
      headers: { accept: 'application/json, text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'describe_task_type', arguments: { name: 'Task' } },
      }),
    });
    return { header: buildIn(response.headers.get('x-build') ?? ''), text: await response.text() };
  };

  let last = 0;
  let checked = 0;
  let isOver = false;
  /** Sends requests one after another. Each response is from one build, and never from an older one than before. */
  const client = async () => {
    let seen = 0;
    const see = (build: number, header: number) => {
      expect(header).toBe(build);
      expect(build).toBeGreaterThanOrEqual(seen);
      seen = build;
      last = Math.max(last, build);
    };
    while (!isOver) {
      const { header, hits } = await search();
      expect(hits.length).toBeGreaterThan(5);
      for (const hit of hits) {
        expect(buildIn(hit.content)).toBe(header);
        expect(hit.content).toContain(hit.url);
      }
      see(buildIn(hits[0]?.content ?? ''), header);
      for (const hit of hits.slice(0, 5)) {
        const shown = await page(hit.url);
        see(buildIn(shown.text), shown.header);
        // A hit and its page have the same text, unless a new build was loaded in between.
        if (shown.header === header) expect(shown.text).toContain(hit.content);
        checked++;
      }
      const described = await describeTask();
      see(buildIn(described.text), described.header);
    }
  };
  const clients = Promise.all([client(), client(), client(), client()]);
  try {
    await eventually(() => expect(checked).toBeGreaterThan(20));
    for (const build of [2, 3, 4, 5]) {
      await writeBuild(SITE_DIR, build);
      // Some builds are replaced while they are being loaded.
      if (build % 2 === 1) await eventually(() => expect(last).toBe(build));
    }
  } finally {
    isOver = true;
    await clients;
  }
  expect(checked).toBeGreaterThan(50);
});

test.each([
  ['missing', undefined],
  ['empty', ''],
])(
  'a start whose stamp is %s ends with one sentence instead of serving half a build',
  async (_state, stamp) => {
    const SITE_DIR = writeSite();
    rmSync(join(SITE_DIR, '.stamp'), { force: true });
    if (stamp !== undefined) writeFileSync(join(SITE_DIR, '.stamp'), stamp);
    const { code, stderr } = await finished(start({ SITE_DIR }));
    expect([code, stderr]).toEqual([
      1,
      `The build in ${SITE_DIR} is not complete: wait until it has finished and written .stamp, or run "npm run build".\n`,
    ]);
  },
);

test('while a build is being written, the previous one is served', async () => {
  const SITE_DIR = writeSite();
  const { get } = await listening({ SITE_DIR });
  rmSync(join(SITE_DIR, '.stamp'), { force: true });
  writeFileSync(join(SITE_DIR, 'llms.txt'), 'half');
  const stop = performance.now() + 1500; // longer than the interval between checks
  while (performance.now() < stop) expect(await (await get('/llms.txt')).text()).toBe('pages');
  writeFileSync(join(SITE_DIR, '.stamp'), 'next');
  await eventually(async () => expect(await (await get('/llms.txt')).text()).toBe('half'));
});

test('a build that cannot be loaded is reported in health, without paths, and retried until it loads', async () => {
  const SITE_DIR = writeSite();
  for (const locale of ['en', 'ru'] as const)
    await writeIndexFile(join(SITE_DIR, `.search/${locale}.index`), `docs-${locale}`, locale, []);
  const { get } = await listening({ SITE_DIR });
  const health = async () => {
    const response = await get('/healthz');
    return { code: response.status, ...((await response.json()) as Record<string, unknown>) };
  };
  await eventually(async () =>
    expect(await health()).toMatchObject({ code: 200, status: 'ok', failure: null }),
  );
  writeFileSync(join(SITE_DIR, 'llms.txt'), 'new pages');
  rmSync(join(SITE_DIR, '404.html'));
  mkdirSync(join(SITE_DIR, '.headers.json'));
  writeFileSync(join(SITE_DIR, '.stamp'), 'next');
  await eventually(async () =>
    expect(await health()).toMatchObject({
      code: 200,
      status: 'stale',
      failure: { reason: '.headers.json is not a set of headers: run "npm run build" again.' },
    }),
  );
  expect(await (await get('/llms.txt')).text()).toBe('pages');
  rmSync(join(SITE_DIR, '.headers.json'), { recursive: true }); // nothing else changes: the same build is retried
  await eventually(async () => expect(await (await get('/llms.txt')).text()).toBe('new pages'));
  expect(await health()).toMatchObject({ status: 'ok', failure: null });
});

test('for a while after a deployment, open pages can still load their hashed files', async () => {
  const SITE_DIR = writeSite();
  const { get } = await listening({ SITE_DIR, OLD_ASSETS_SECONDS: '3' });
  rmSync(join(SITE_DIR, 'assets'), { recursive: true });
  rmSync(join(SITE_DIR, 'openapi.yaml'));
  writeFileSync(join(SITE_DIR, 'llms.txt'), 'new pages');
  writeFileSync(join(SITE_DIR, '.stamp'), 'next');
  await eventually(async () => expect(await (await get('/llms.txt')).text()).toBe('new pages'));
  const old = await get('/assets/js/main.0a1b2c3d.js');
  expect([old.status, await old.text()]).toEqual([200, SMALL_SITE['assets/js/main.0a1b2c3d.js']]);
  expect((await get('/openapi.yaml')).status).toBe(404);
  await eventually(async () => expect((await get('/assets/js/main.0a1b2c3d.js')).status).toBe(404));
});
