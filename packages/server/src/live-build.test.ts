import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sandboxData } from '@docs/contract';
import { writeIndexFile } from '@docs/search';
import { expect, onTestFinished, test, vi } from 'vitest';
import { record } from '../../search/test/records.ts';
import { hasNginx, startNginx } from '../test/nginx.ts';
import { finished, serving, start } from '../test/process.ts';
import { CREDENTIALS } from '../test/search.ts';
import { eventually, listening, SMALL_SITE, temporaryFolder, writeSite } from '../test/site.ts';

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
  write('.sandbox.json', JSON.stringify(sandboxData()));
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
      embedCode: { rules: { entries: [], secretKeys: [] }, texts: { captchas: {}, places: {} } },
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
      `${SITE_DIR} cannot be served. The build is not complete: wait until it has finished and written .stamp, or run "npm run build".\n`,
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

const INJECTED = JSON.stringify({ headers: { 'X-Build': 'a\r\nX-Injected: b' } });

test.each([
  ['.headers.json', '{', /^\.headers\.json cannot be read \(/],
  ['.headers.json', INJECTED, /^\.headers\.json is not a set of headers \(.*X-Build/],
  ['.routes/en.json', '{"routes":[1]}', /^\.routes\/en\.json is not a list of routes/],
  ['.contract/en.json', '[', /^\.contract\/en\.json cannot be read \(/],
  ['.contract/ru.json', undefined, /^\.contract\/ru\.json is missing/],
  ['.sandbox.json', '{"schemas":{}}', /^\.sandbox\.json is not a contract for the sandbox/],
  ['.search/en.index', 'secret', /^The search index file \.search\/en\.index is not a whole search index/],
  ['.search/ru.index', undefined, /^The search index file \.search\/ru\.index does not exist/],
  ['index.html', undefined, /^The build has no index\.html/],
])(
  'a new build whose %s is %s is rejected as a whole, with the reason, until the next one',
  async (path, content, reason) => {
    const SITE_DIR = writeSite();
    const { get, logLines } = await listening({ SITE_DIR });
    const health = async () => {
      const response = await get('/healthz');
      return { code: response.status, ...((await response.json()) as Record<string, unknown>) };
    };
    expect(await health()).toMatchObject({ code: 200, status: 'ok', failure: null });
    writeFileSync(join(SITE_DIR, 'llms.txt'), 'new pages');
    const whole = existsSync(join(SITE_DIR, path)) ? readFileSync(join(SITE_DIR, path)) : null;
    if (content === undefined) rmSync(join(SITE_DIR, path));
    else writeFileSync(join(SITE_DIR, path), content);
    writeFileSync(join(SITE_DIR, '.stamp'), 'broken');
    await eventually(async () =>
      expect(await health()).toMatchObject({
        code: 200,
        status: 'stale',
        failure: expect.stringMatching(reason),
      }),
    );
    expect(JSON.stringify(await health())).not.toContain(SITE_DIR);
    expect(logLines).toContainEqual(
      expect.objectContaining({ level: 40, reason: expect.stringMatching(reason) }),
    );
    expect(await (await get('/llms.txt')).text()).toBe('pages');
    if (whole) writeFileSync(join(SITE_DIR, path), whole);
    else rmSync(join(SITE_DIR, path));
    writeFileSync(join(SITE_DIR, '.stamp'), 'repaired');
    await eventually(async () => expect(await (await get('/llms.txt')).text()).toBe('new pages'));
    expect(await health()).toMatchObject({ status: 'ok', failure: null });
  },
);

test('a folder that another one replaces is a new build', async () => {
  const parent = temporaryFolder();
  const SITE_DIR = writeSite(SMALL_SITE, join(parent, 'build'));
  const { get } = await listening({ SITE_DIR });
  writeSite({ ...SMALL_SITE, 'llms.txt': 'new pages' }, join(parent, 'next'));
  renameSync(SITE_DIR, join(parent, 'old'));
  renameSync(join(parent, 'next'), SITE_DIR);
  await eventually(async () => expect(await (await get('/llms.txt')).text()).toBe('new pages'));
});

test.runIf(hasNginx)(
  'behind nginx, the pages and redirects of a new build are served without a reload',
  async () => {
    const SITE_DIR = writeSite();
    const { port } = await listening({ SITE_DIR, TRUST_PROXY: 'loopback' });
    const nginx = await startNginx({ backends: [port], folder: temporaryFolder() });
    onTestFinished(() => nginx.stop());
    const page = (path: string) => fetch(nginx.origin + path, { redirect: 'manual' });
    expect((await page('/docs/new')).status).toBe(404);
    mkdirSync(join(SITE_DIR, 'docs/new'));
    writeFileSync(join(SITE_DIR, 'docs/new/index.html'), '<p>New.</p>');
    const routes = join(SITE_DIR, '.routes/en.json');
    const known: { routes: string[] } = JSON.parse(readFileSync(routes, 'utf8'));
    writeFileSync(routes, JSON.stringify({ routes: [...known.routes, '/docs/new'] }));
    writeFileSync(join(SITE_DIR, '.stamp'), 'next');
    await eventually(async () => expect(await (await page('/docs/new')).text()).toBe('<p>New.</p>'));
    expect((await page('/docs/new/')).status).toBe(301);
  },
);

test('the sandbox knows the task types of the build that is served', async () => {
  const SITE_DIR = writeSite();
  const { get } = await listening({ SITE_DIR });
  const create = async () => {
    const body = JSON.stringify({ clientKey: 'YOUR_API_KEY', task: { type: 'BrandNewTask' } });
    return (await get('/sandbox/createTask', { method: 'POST', body })).json();
  };
  expect(await create()).toMatchObject({ errorCode: 'ERROR_TASK_NOT_SUPPORTED' });
  const data = sandboxData();
  data.facts.tasks.push({ name: 'BrandNewTask', types: ['BrandNewTask'], variants: [], images: [] });
  data.schemas.BrandNewTask = { type: 'object', required: ['type'] };
  data.results.BrandNewTask = { '': { errorId: 0, status: 'ready', solution: {} } };
  writeFileSync(join(SITE_DIR, '.sandbox.json'), JSON.stringify(data));
  writeFileSync(join(SITE_DIR, '.stamp'), 'next');
  await eventually(async () =>
    expect(await create()).toMatchObject({ errorId: 0, taskId: expect.any(Number) }),
  );
});
