import { rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { eventually, getRaw, listening, SMALL_SITE, sendRaw, sharedServer, writeSite } from '../test/site.ts';
import { precompress } from './precompress.ts';

const shared = sharedServer();
const LONG_PAGE = SMALL_SITE['docs/getting-start/index.html'] as string;

describe('addresses', () => {
  test.each([
    ['/', 'Home'],
    ['/ru/', 'Главная'],
    ['/search', 'Search'],
    ['/docs/getting-start', 'Getting started'],
    ['/ru/docs/getting-start', 'Начало'],
    ['/docs/captchas/Basilisk-task', 'Basilisk'],
    ['/docs/external-services/', 'External services'],
    ['/ru/docs/external-services/', 'Внешние сервисы'],
    ['/docs/external-services/external-program', 'Programs'],
    ['/docs/getting%2Dstart', 'Getting started'],
  ])('%s is a page', async (path, heading) => {
    const { get } = shared();
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain(heading);
  });

  test.each([
    ['/docs/getting-start/', '/docs/getting-start'],
    ['/docs/getting-start/?a=1&b=%20', '/docs/getting-start?a=1&b=%20'],
    ['/docs/getting-start/index.html', '/docs/getting-start'],
    ['/index.html', '/'],
    ['/ru', '/ru/'],
    ['/ru/index.html?x', '/ru/?x'],
    ['/docs/external-services', '/docs/external-services/'],
    ['/ru/docs/external-services?q=1', '/ru/docs/external-services/?q=1'],
    ['/docs/external-services/external-program/', '/docs/external-services/external-program'],
  ])('%s moves permanently to %s', async (path, location) => {
    const { get } = shared();
    const response = await get(path);
    expect([response.status, response.headers.get('location')]).toEqual([301, location]);
  });

  test.each([
    ['/docs', '/docs/getting-start'],
    ['/docs/', '/docs/getting-start'],
    ['/docs/index.html', '/docs/getting-start'],
    ['/docs?from=mail', '/docs/getting-start?from=mail'],
    ['/ru/docs', '/ru/docs/getting-start'],
  ])('the docs root %s leads to the main doc %s', async (path, location) => {
    const { get } = shared();
    const response = await get(path);
    expect([response.status, response.headers.get('location')]).toEqual([302, location]);
  });

  test('without a list of routes, only home pages have a trailing slash', async () => {
    const { '.routes/en.json': _en, '.routes/ru.json': _ru, ...site } = SMALL_SITE;
    const { get } = await listening({ SITE_DIR: writeSite(site) });
    expect((await get('/docs/external-services')).status).toBe(200);
    expect((await get('/docs/external-services/')).headers.get('location')).toBe('/docs/external-services');
    expect((await get('/ru/')).status).toBe(200);
  });
});

describe('what is not there', () => {
  test.each([
    ['/nothing', 'Page not found'],
    ['/docs/getting-starts', 'Page not found'],
    ['/docs/captchas/basilisk-task', 'Page not found'],
    ['/ru/nothing', 'Страница не найдена'],
    ['/ru/docs/v1.2', 'Страница не найдена'],
    ['/de/docs/getting-start', 'Page not found'],
    ['/404.html', 'Page not found'],
    ['/ru/404.html', 'Страница не найдена'],
    ['/rules', 'Page not found'],
  ])('%s returns the not-found page of its locale with status 404', async (path, heading) => {
    const { get } = shared();
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain(heading);
  });

  test.each(['/assets/js/gone.js', '/ru/assets/js/gone.js', '/img/gone.png'])(
    'a missing file %s gets one line of text',
    async (path) => {
      const { get } = shared();
      const response = await get(path);
      expect([response.status, await response.text()]).toEqual([404, 'There is no such file.\n']);
    },
  );

  test.each([
    '/../package.json',
    '/docs/../../package.json',
    '/%2e%2e/package.json',
    '/%2e%2e%2fpackage.json',
    '/..%2fpackage.json',
    '/..%5cpackage.json',
    '/..\\package.json',
    '/%252e%252e/package.json',
    '/docs/%2e%2e/%2e%2e/etc/passwd',
    '/docs/getting-start%00.html',
    '/.search/en.index',
    '/%2esearch/en.index',
    '/docs/../.search/en.index',
    '/.routes/en.json',
    '//evil.example/',
    '//evil.example/docs/getting-start/',
    '//docs',
    '/\\evil.example/',
    '/docs//getting-start',
    '/docs/',
    'http://evil.example/secret',
    '/docs/getting-start.md.br',
    '/assets/',
    '/assets',
  ])('the path %s reaches nothing else', async (path) => {
    const { port } = shared();
    const [head = '', body = ''] = (await getRaw(port, path)).split('\r\n\r\n');
    expect(head).toMatch(path === '/docs/' ? /^HTTP\/1.1 302 / : /^HTTP\/1.1 40[04] /);
    expect(`${head}${body}`).not.toMatch(/root:|secret|"name"|location: (\/\/|http|\\)/i);
  });

  test.each([
    ['/%', 'Page not found'],
    ['/%ff', 'Page not found'],
    ['/docs/%zz?a=1', 'Page not found'],
    ['/%c3%28', 'Page not found'],
    ['/%e0%80%af', 'Page not found'],
    ['/ru/%ff', 'Страница не найдена'],
    ['/ru/docs/%zz', 'Страница не найдена'],
  ])(
    '%s, which cannot be decoded, answers with the page of its locale and status 404',
    async (path, heading) => {
      const { port } = shared();
      const answer = Buffer.from(await getRaw(port, path), 'latin1').toString();
      expect(answer).toMatch(/^HTTP\/1.1 404 /);
      expect(answer).toContain(heading);
      expect(answer).toContain('x-content-type-options: nosniff');
    },
  );
});

describe('caching and compression', () => {
  test('pages, texts and data are revalidated, hashed assets are kept for a year, pictures for an hour', async () => {
    const { get } = shared();
    const cacheControl = async (path: string) => (await get(path)).headers.get('cache-control');
    for (const path of [
      '/',
      '/docs/getting-start',
      '/docs/getting-start.md',
      '/llms.txt',
      '/openapi.yaml',
      '/news.atom',
    ]) {
      expect(await cacheControl(path)).toBe('public, max-age=0, must-revalidate');
    }
    for (const path of ['/assets/js/main.0a1b2c3d.js', '/ru/assets/js/main.4d5e6f70.js']) {
      expect(await cacheControl(path)).toBe('public, max-age=31536000, immutable');
    }
    expect(await cacheControl('/img/logo.svg')).toBe('public, max-age=3600');
  });

  test('a client that already has the page gets 304 and no body', async () => {
    const { get } = shared();
    const etag = (await get('/docs/getting-start')).headers.get('etag') as string;
    for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const again = await get('/docs/getting-start', { headers: { 'if-none-match': known } });
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
      expect(again.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    }
    expect((await get('/docs/getting-start', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  test('the ETag changes only with the content', async () => {
    const tag = async (text: string) => {
      const { get } = await listening({ SITE_DIR: writeSite({ ...SMALL_SITE, 'llms.txt': text }) });
      return (await get('/llms.txt')).headers.get('etag');
    };
    expect(await tag('one')).toBe(await tag('one'));
    expect(await tag('one')).not.toBe(await tag('two'));
  });

  test('the best encoding that the client accepts is sent', async () => {
    const SITE_DIR = writeSite();
    await precompress(SITE_DIR);
    const { port } = await listening({ SITE_DIR });
    const fetched = (accept: string) => fetchBytes(port, '/docs/getting-start', accept);
    const brotli = await fetched('gzip, deflate, br');
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding, Accept' });
    expect(brotliDecompressSync(brotli.body).toString()).toBe(LONG_PAGE);
    const gzip = await fetched('gzip');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(LONG_PAGE);
    for (const accept of ['', 'identity', 'br;q=0, gzip;q=0', 'zstd']) {
      const plain = await fetched(accept);
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.headers.vary).toBe('Accept-Encoding, Accept');
      expect(plain.body.toString()).toBe(LONG_PAGE);
    }
  });

  test('HEAD returns the headers of GET and no body', async () => {
    const { get, port } = shared();
    const response = await get('/docs/getting-start', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(LONG_PAGE)));
    expect(response.headers.get('etag')).toMatch(/^W\/"/);
    expect((await getRaw(port, '/nothing', 'HEAD')).split('\r\n\r\n')[1]).toBe('');
  });

  test.each([
    ['/docs/getting-start.md', 'text/markdown; charset=utf-8'],
    ['/openapi.yaml', 'text/yaml; charset=utf-8'],
    ['/news.atom', 'application/atom+xml; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/assets/js/main.0a1b2c3d.js', 'text/javascript; charset=utf-8'],
    ['/img/logo.svg', 'image/svg+xml; charset=utf-8'],
    ['/favicon.ico', 'image/x-icon'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
  ])('%s is sent as %s', async (path, type) => {
    const { get } = shared();
    expect((await get(path)).headers.get('content-type')).toBe(type);
  });

  test('pages are still served while the build is being replaced', async () => {
    const SITE_DIR = writeSite();
    const { get } = await listening({ SITE_DIR });
    rmSync(join(SITE_DIR, 'docs'), { recursive: true });
    expect(await (await get('/docs/getting-start')).text()).toBe(LONG_PAGE);
  });
});

test('a finished build replaces the served one, an unusable build does not', async () => {
  const SITE_DIR = writeSite();
  const { get, logLines } = await listening({ SITE_DIR });
  const text = async () => (await get('/llms.txt')).text();
  writeFileSync(join(SITE_DIR, 'llms.txt'), 'new pages');
  expect(await text()).toBe('pages');
  writeFileSync(join(SITE_DIR, '.stamp'), '1');
  await eventually(async () => expect(await text()).toBe('new pages'));
  rmSync(join(SITE_DIR, 'index.html'));
  writeFileSync(join(SITE_DIR, '.stamp'), 'changed');
  await eventually(() => expect(JSON.stringify(logLines)).toContain('the new build was rejected'));
  expect(await text()).toBe('new pages');
});

test('two requests sent at once on one connection are both answered, in order', async () => {
  const { port } = shared();
  const answer = await sendRaw(
    port,
    'GET /llms.txt HTTP/1.1\r\nHost: a\r\n\r\nGET /openapi.yaml HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  );
  expect(answer.indexOf('pages')).toBeGreaterThan(0);
  expect(answer.indexOf('openapi: 3.1.0')).toBeGreaterThan(answer.indexOf('pages'));
});

function fetchBytes(port: number, path: string, acceptEncoding: string) {
  return new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const headers = acceptEncoding ? { 'accept-encoding': acceptEncoding } : {};
    request({ port, path, host: '127.0.0.1', headers, agent: false }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ headers: response.headers, body: Buffer.concat(chunks) });
    })
      .on('error', reject)
      .end();
  });
}
