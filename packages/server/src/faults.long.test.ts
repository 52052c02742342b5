import {
  copyFileSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { writeIndexFile } from '@docs/search';
import { expect, test, vi } from 'vitest';
import { record } from '../../search/test/records.ts';
import { freePort } from '../test/nginx.ts';
import { finished, readers, type Serving, serving, start } from '../test/process.ts';
import { CREDENTIALS } from '../test/search.ts';
import { eventually, SMALL_SITE, writeSite } from '../test/site.ts';

/** Faults of the machine and the build, tested with a real process. Those of the data host are in data.test.ts. */

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const LOCALES = ['en', 'ru', 'zh', 'pt-br'] as const;

async function searchableSite(): Promise<{ SITE_DIR: string; index(locale: string): string }> {
  const homes = ['zh', 'pt-br'].flatMap((home) => [`${home}/index.html`, `${home}/404.html`]);
  const SITE_DIR = writeSite({ ...SMALL_SITE, ...Object.fromEntries(homes.map((path) => [path, 'page'])) });
  const index = (locale: string) => join(SITE_DIR, `.search/${locale}.index`);
  for (const lang of LOCALES)
    await writeIndexFile(index(lang), `docs-${lang}`, lang, [
      record({ url: '/docs/page', title: 'Captcha', lang }),
    ]);
  return { SITE_DIR, index };
}

async function search({ origin }: Serving, locale: string): Promise<{ status: number; body: unknown }> {
  const body = JSON.stringify({ requests: [{ indexName: `docs-${locale}`, query: 'captcha' }] });
  const response = await fetch(`${origin}/1/indexes/*/queries?${CREDENTIALS}`, { method: 'POST', body });
  return { status: response.status, body: await response.json() };
}

const logged = (server: Serving, line: RegExp | string) =>
  eventually(() => expect(server.log()).toMatch(line));

test('after being killed during a request and restarted, it serves the same page on the same port', async () => {
  const PORT = String(await freePort());
  const SITE_DIR = writeSite();
  const first = await serving({ PORT, SITE_DIR });
  const tag = async () => (await fetch(`${first.origin}/docs/getting-start`)).headers.get('etag');
  const before = await tag();
  const cut = new Promise((resolve) => {
    const socket = connect(first.port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: a\r\n'));
    socket.on('error', () => {}).on('close', resolve);
  });
  const load = readers(4, first.origin, '/docs/getting-start');
  await eventually(() => expect(load.answered).toBeGreaterThan(20));
  first.child.kill('SIGKILL');
  await Promise.all([cut, load.done]);
  const second = await serving({ PORT, SITE_DIR });
  expect(second.port).toBe(first.port);
  expect(await tag()).toBe(before);
});

test('a build with a damaged index is reported, and the last good build stays in use until the next one', async () => {
  const { SITE_DIR, index } = await searchableSite();
  const good = readFileSync(index('en'));
  const server = await serving({ SITE_DIR });
  const spoil: [string, () => void][] = [
    ['is not a whole', () => truncateSync(index('en'), good.length - 5)],
    ['belongs to ru', () => copyFileSync(index('ru'), index('en'))],
    ['does not exist', () => rmSync(index('en'))],
    ['is not a whole search', () => writeFileSync(index('en'), Buffer.concat([good, Buffer.from('x')]))],
  ];
  for (const [reason, fault] of spoil) {
    fault();
    writeFileSync(join(SITE_DIR, '.stamp'), reason);
    await logged(server, new RegExp(`${reason}.*the new build was rejected, the last one is served on`));
    expect(await search(server, 'en')).toMatchObject({ status: 200, body: { results: [{ nbHits: 1 }] } });
    expect(await server.status('/docs/getting-start')).toBe(200);
    const health = await fetch(`${server.origin}/healthz`);
    const report = await health.text();
    expect([health.status, report]).toEqual([200, expect.stringContaining('"status":"stale"')]);
    expect(report).not.toContain(SITE_DIR);
  }
  writeFileSync(`${index('en')}.new`, good);
  renameSync(`${index('en')}.new`, index('en'));
  writeFileSync(join(SITE_DIR, '.stamp'), 'repaired');
  await logged(server, 'serving a new build');
});

test('an index that is too large for one process is rejected with the way out', async () => {
  const { SITE_DIR, index } = await searchableSite();
  const content = 'captcha '.repeat(120_000);
  const records = Array.from({ length: 40 }, (_, page) =>
    record({ url: `/docs/page-${page}`, title: 'Captcha', content }),
  );
  await writeIndexFile(index('en'), 'docs-en', 'en', records);
  const { code, stderr } = await finished(start({ SITE_DIR }));
  expect(code).toBe(1);
  expect(stderr).toMatch(/holds 37 MB of records, and one process searches at most 32 MB: use the hosted/);
});

test('a search that fails returns 500 in its own format and logs a line, and pages are still served', async () => {
  const { SITE_DIR, index } = await searchableSite();
  const broken = { ...record({ url: '/docs/page', title: 'Captcha' }), weight: null as never };
  await writeIndexFile(index('en'), 'docs-en', 'en', [broken]);
  const server = await serving({ SITE_DIR });
  expect(await search(server, 'en')).toEqual({
    status: 500,
    body: { message: 'Internal server error', status: 500 },
  });
  await logged(server, /"level":50.*TypeError/);
  expect((await search(server, 'ru')).status).toBe(200);
  expect(await server.status('/docs/getting-start')).toBe(200);
});

test('a build that is replaced under load is served as a whole, old or new, and no request fails', async () => {
  const SITE_DIR = writeSite();
  const server = await serving({ SITE_DIR, LOG_LEVEL: 'info' });
  const load = readers(4, server.origin, '/docs/getting-start');
  for (const build of ['first', 'second']) {
    rmSync(join(SITE_DIR, 'docs'), { recursive: true });
    rmSync(join(SITE_DIR, 'ru'), { recursive: true });
    const replaced = writeSite({ ...SMALL_SITE, 'llms.txt': build });
    for (const part of ['docs', 'ru', 'llms.txt']) {
      rmSync(join(SITE_DIR, part), { recursive: true, force: true });
      renameSync(join(replaced, part), join(SITE_DIR, part));
    }
    writeFileSync(join(SITE_DIR, '.stamp'), build);
    await eventually(async () => expect(await (await fetch(`${server.origin}/llms.txt`)).text()).toBe(build));
  }
  load.stop();
  await load.done;
  expect(load).toMatchObject({ refused: 0, lost: [] });
  expect(server.log().match(/serving a new build/g)).toHaveLength(2);
});

test('on a full disk, log lines are lost but pages are served, and the error is reported once on stderr', async () => {
  const PORT = String(await freePort());
  const child = start({ PORT }, openSync('/dev/full', 'w'));
  const ended = finished(child);
  const status = async () => (await fetch(`http://127.0.0.1:${PORT}/docs/getting-start`)).status;
  await eventually(status);
  for (let count = 0; count < 50; count++) expect(await status()).toBe(200);
  child.kill('SIGTERM');
  const { code, stderr } = await ended;
  expect(code).toBe(0);
  expect(stderr.match(/The log cannot be written \(ENOSPC.*\); requests are served on\./g)).toHaveLength(1);
});

test('if nobody reads the log pipe, lines are dropped and counted, but no response is lost', async () => {
  const PORT = String(await freePort());
  const child = start({ PORT });
  const ended = finished(child);
  child.stdout?.pause();
  // Two megabytes of lines: more than the pipe and the buffer for waiting lines can hold.
  const url = `http://127.0.0.1:${PORT}/${'x'.repeat(4000)}`;
  await eventually(async () => expect((await fetch(url)).status).toBe(404));
  for (let count = 0; count < 50; count++) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => fetch(url)));
    expect(answers.every(({ status }) => status === 404)).toBe(true);
  }
  expect((await fetch(`http://127.0.0.1:${PORT}/docs/getting-start`)).status).toBe(200);
  let log = '';
  child.stdout?.on('data', (chunk) => {
    log += chunk;
  });
  child.stdout?.resume();
  await eventually(async () => {
    await fetch(url);
    expect(log).toMatch(/"dropped":[1-9]\d*,"msg":"\d+ log lines were dropped/);
  });
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
});

test('an unexpected exit leaves its reason in the log', async () => {
  const bomb = "data:text/javascript,process.on('SIGUSR2', () => { throw new Error('out of the blue') })";
  const server = await serving({}, ['--import', bomb]);
  const ended = finished(server.child);
  server.child.kill('SIGUSR2');
  expect((await ended).code).not.toBe(0);
  expect(server.log()).toMatch(/"level":60.*out of the blue.*"msg":"unexpected end"/);
});
