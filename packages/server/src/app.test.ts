import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { LOCALES } from '@docs/site/locales';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { CREDENTIALS } from '../test/search.ts';
import { eventually, getRaw, listening, SMALL_SITE, sendRaw, sharedServer, writeSite } from '../test/site.ts';
import { SECURITY_HEADERS } from './headers.ts';
import { MAX_HEADER_BYTES, MAX_URL_LENGTH, NEW_CONNECTIONS_PER_SECOND } from './limits.ts';

const shared = sharedServer();
const SEARCH = `/1/indexes/*/queries?${CREDENTIALS}`;

describe('headers', () => {
  test.each(['/', '/nothing', '/docs', '/data/', '/healthz', '/assets/gone.js'])(
    '%s has the security headers',
    async (path) => {
      const { get } = shared();
      const response = await get(path);
      for (const [name, value] of Object.entries(SECURITY_HEADERS))
        expect(response.headers.get(name)).toBe(value);
    },
  );

  test('the policy of the build replaces the default one', async () => {
    const policy = "default-src 'none'; script-src 'sha256-abc'";
    const SITE_DIR = writeSite({
      ...SMALL_SITE,
      '.headers.json': JSON.stringify({ headers: { 'Content-Security-Policy': policy } }),
    });
    const { get } = await listening({ SITE_DIR });
    const { headers } = await get('/docs/getting-start');
    expect(headers.get('content-security-policy')).toBe(policy);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('strict transport is sent only behind a trusted proxy with TLS', async () => {
    const https = { headers: { 'x-forwarded-proto': 'https' } };
    const trusted = await listening({ TRUST_PROXY: 'loopback' });
    const untrusted = await listening();
    const promised = async ({ get }: typeof trusted, init?: RequestInit) =>
      (await get('/', init)).headers.get('strict-transport-security');
    expect(await promised(trusted, https)).toBe('max-age=31536000');
    expect(await promised(trusted)).toBeNull();
    expect(await promised(untrusted, https)).toBeNull();
  });
});

describe('what is refused', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'])(
    '%s on a page',
    async (method) => {
      const { port } = shared();
      const answer = await getRaw(port, '/docs/getting-start', method);
      expect(answer).toMatch(/^HTTP\/1.1 405 /);
      expect(answer).toContain('allow: GET, HEAD');
      expect(answer).toContain(`This address does not take ${method}.`);
    },
  );

  test('an unknown method', async () => {
    const { port } = shared();
    expect(await getRaw(port, '/', 'BREW')).toMatch(/^HTTP\/1.1 400 /);
  });

  test('a page request with a body of an unknown content type', async () => {
    const { get } = shared();
    const headers = { 'content-type': 'application/x-hostile' };
    expect((await get('/docs/getting-start', { method: 'POST', body: 'x', headers })).status).toBe(405);
    expect(
      (await get('/', { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } })).status,
    ).toBe(405);
  });

  test('an address that is too long', async () => {
    const { get } = shared();
    expect((await get(`/?q=${'a'.repeat(MAX_URL_LENGTH - 4)}`)).status).toBe(200);
    expect((await get(`/?q=${'a'.repeat(MAX_URL_LENGTH)}`)).status).toBe(414);
    expect((await get(`/${'a'.repeat(MAX_URL_LENGTH)}`)).status).toBe(414);
  });

  test('headers that are too large', async () => {
    const { get } = shared();
    expect((await get('/', { headers: { cookie: 'a'.repeat(MAX_HEADER_BYTES) } })).status).toBe(431);
  });

  test('smuggled and malformed requests', async () => {
    const { port } = shared();
    const head = 'Host: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n';
    expect(await sendRaw(port, `POST / HTTP/1.1\r\n${head}\r\n0\r\n\r\nX`)).toMatch(/^HTTP\/1.1 400 /);
    expect(await sendRaw(port, '\u0016\u0003\u0001hello\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /);
  });

  test.each(['[', 'a:99999', 'a b', 'docs.example/x', 'user@docs.example'])(
    'the malformed Host %s, with a sentence',
    async (host) => {
      const { port } = shared();
      const answer = await sendRaw(port, `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1.1 400 /);
      expect(answer).toContain('The Host header is not a host name with an optional port.');
    },
  );

  test.each([
    ['a malformed request', 'BREW / HTTP/1.1\r\n\r\n', 400, 'The request is not well-formed HTTP.'],
    [
      'a malformed body',
      `POST ${SEARCH} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n`,
      400,
      'The request is not well-formed HTTP.',
    ],
    [
      'headers that are too large',
      `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(MAX_HEADER_BYTES)}\r\n\r\n`,
      431,
      `The request headers are larger than ${MAX_HEADER_BYTES} bytes.`,
    ],
  ])(
    '%s, before it reaches the application, with the security headers and no stack in the log',
    async (_title, bytes, status, sentence) => {
      const { port, logLines } = await listening();
      const answer = await sendRaw(port, bytes);
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(answer).toContain(sentence);
      for (const [name, value] of Object.entries(SECURITY_HEADERS))
        expect(answer).toContain(`${name}: ${value}`);
      expect(JSON.stringify(logLines)).not.toContain('stack');
    },
  );
});

describe('connections', () => {
  test('are closed if they are idle and a new one needs their place', async () => {
    const { port, get } = await listening({ MAX_CONNECTIONS: '3' });
    const kept = await Promise.all([idle(port), idle(port), idle(port)]);
    expect((await get('/ru/')).status).toBe(200);
    await eventually(() => expect(kept.filter(({ destroyed }) => destroyed)).toHaveLength(1));
  });

  test('are not closed during a request: the new one is cut off, and the others are still served', async () => {
    const { port, get } = await listening({ MAX_CONNECTIONS: '2' });
    const [first, second] = await Promise.all([busy(port), busy(port)]);
    expect(await getRaw(port, '/')).toBe('');
    first.socket.write('{}');
    second.socket.write('{}');
    expect(await first.answer).toMatch(/^HTTP\/1.1 4/);
    expect(await second.answer).toMatch(/^HTTP\/1.1 4/);
    expect((await get('/')).status).toBe(200);
  });

  test('are limited to MAX_CONNECTIONS_PER_ADDRESS per address, except for a trusted proxy', async () => {
    const limits = { MAX_CONNECTIONS: '10', MAX_CONNECTIONS_PER_ADDRESS: '2' };
    const direct = await listening(limits);
    await Promise.all([busy(direct.port), busy(direct.port)]);
    expect(await getRaw(direct.port, '/')).toBe('');
    const proxied = await listening({ ...limits, TRUST_PROXY: 'loopback' });
    await Promise.all([busy(proxied.port), busy(proxied.port)]);
    expect(await getRaw(proxied.port, '/')).toMatch(/^HTTP\/1.1 200 /);
  });

  test('that a client opens too fast are closed, while other clients and a trusted proxy are served', async () => {
    const limits = { MAX_CONNECTIONS_PER_ADDRESS: '20' };
    const openMany = async (port: number) => {
      const started = performance.now();
      const many = Array.from({ length: 300 }, () => getRaw(port, '/').catch(() => ''));
      const served = (await Promise.all(many)).filter((answer) => answer.startsWith('HTTP/1.1 200 '));
      return { served: served.length, seconds: (performance.now() - started) / 1000 };
    };
    const { port } = await listening(limits);
    const [{ served, seconds }, other] = await Promise.all([openMany(port), getFrom('127.0.0.2', port)]);
    expect(served).toBeGreaterThan(0);
    expect(served).toBeLessThanOrEqual(20 + Math.ceil(seconds * NEW_CONNECTIONS_PER_SECOND));
    expect(other).toBe(200);
    const proxied = await listening({ ...limits, TRUST_PROXY: 'loopback' });
    expect((await openMany(proxied.port)).served).toBe(300);
  });
});

/** @returns the status of the home page */
function getFrom(localAddress: string, port: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', localAddress, agent: false }, (response) => {
      resolve(response.resume().statusCode);
    })
      .on('error', reject)
      .end();
  });
}

test('while the event loop lags, searches, assistants and the sandbox get 503 and a time to retry; pages are served', async () => {
  const { get } = await listening({ MAX_EVENT_LOOP_DELAY_MS: '20' });
  const stall = setInterval(() => {
    const end = performance.now() + 100;
    while (performance.now() < end);
  }, 1);
  try {
    for (const path of [SEARCH, '/mcp', '/sandbox/createTask']) {
      const shed = await eventually(async () => {
        const response = await get(path, { method: 'POST', body: '{}' });
        expect(await response.text()).toContain('The server is overloaded: try again in 2 seconds.');
        return response;
      });
      expect(shed.status).toBe(503);
      expect(shed.headers.get('retry-after')).toBe('2');
      expect(shed.headers.get('x-sandbox')).toBe(path.startsWith('/sandbox') ? 'true' : null);
    }
    expect((await get('/docs/getting-start')).status).toBe(200);
  } finally {
    clearInterval(stall);
  }
  await eventually(async () =>
    expect((await get(SEARCH, { method: 'POST', body: '{}' })).status).not.toBe(503),
  );
});

test('while the heap is nearly full, calls get 503 and a time to retry; pages are served', async () => {
  const { get } = await listening({ MAX_EVENT_LOOP_DELAY_MS: '500' });
  const full = { ...process.memoryUsage(), heapUsed: 2 ** 40 };
  const spy = vi.spyOn(process, 'memoryUsage').mockReturnValue(full);
  onTestFinished(() => spy.mockRestore());
  await eventually(async () => {
    const { status, headers } = await get('/mcp', { method: 'POST', body: '{}' });
    expect([status, headers.get('retry-after')]).toEqual([503, '2']);
  });
  expect((await get('/docs/getting-start')).status).toBe(200);
});

test('turns of the event loop that are long, but shorter than MAX_EVENT_LOOP_DELAY_MS, reject nothing', async () => {
  const { app } = await listening({ MAX_EVENT_LOOP_DELAY_MS: '5000' });
  for (let turn = 0; turn < 3; turn += 1) {
    const end = performance.now() + 1100;
    while (performance.now() < end);
    await new Promise(setImmediate);
  }
  const { statusCode } = await app.inject({ method: 'POST', url: '/sandbox/createTask', payload: {} });
  expect(statusCode).toBe(200);
});

describe('health', () => {
  test('returns the build, the search indexes and the uptime', async () => {
    const { get } = await listening();
    const response = await get('/healthz');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      status: 'ok',
      build: expect.stringMatching(/^[0-9a-f]{16}$/),
      failure: null,
      search: Object.fromEntries(LOCALES.map((locale) => [locale, 1])),
      uptime: expect.any(Number),
    });
    expect(response.status).toBe(200);
  });

  test('a build has the same id in every process, and another build has another id', async () => {
    const id = async (files = SMALL_SITE) => {
      const { get } = await listening({ SITE_DIR: writeSite(files) });
      return ((await (await get('/healthz')).json()) as { build: string }).build;
    };
    expect(await id()).toBe(await id());
    expect(await id()).not.toBe(await id({ ...SMALL_SITE, 'llms.txt': 'changed' }));
  });
});

describe('the log', () => {
  test('has one line per request, with nothing about the reader', async () => {
    const { get, logLines } = await listening();
    await get('/search?q=secret-words', {
      headers: { 'user-agent': 'Reader/1', referer: 'https://a.example/' },
    });
    await get('/nothing?q=secret-words');
    const lines = logLines.filter(({ msg }) => msg === 'request');
    expect(lines).toMatchObject([
      { level: 30, method: 'GET', path: '/search', status: 200, ms: expect.any(Number) },
      { level: 30, method: 'GET', path: '/nothing', status: 404 },
    ]);
    expect(JSON.stringify(logLines)).not.toMatch(/secret-words|remoteAddress|Reader|a\.example/);
  });

  test('has no lines below its level', async () => {
    const { get, logLines } = await listening({ LOG_LEVEL: 'warn' });
    await get('/');
    expect(logLines.filter(({ level }) => Number(level) < 40)).toEqual([]);
  });
});

test('an unknown search call is rejected in the error format of search', async () => {
  const { get } = await listening();
  const response = await get('/1/unknown', { method: 'POST', body: '{}' });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ status: 404 });
});

test('with API_ONLY, there are no pages and no build is needed', async () => {
  const { get } = await listening({ API_ONLY: '1', SITE_DIR: '/nowhere' });
  expect((await get('/data/')).status).toBe(200);
  expect((await get('/')).status).toBe(404);
});

/** A connection that stays open after one response. */
function idle(port: number): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET /llms.txt HTTP/1.1\r\nHost: a\r\n\r\n'),
    );
    socket.on('error', () => {}).once('data', () => resolve(socket));
  });
}

/** A connection whose request waits for the rest of its body. */
function busy(port: number): Promise<{ socket: Socket; answer: Promise<string> }> {
  return new Promise((resolve) => {
    const head = `POST ${SEARCH} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n`;
    const socket = connect(port, '127.0.0.1', () => socket.write(head));
    let answer = '';
    const whole = new Promise<string>((ended) => socket.on('close', () => ended(answer)));
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.on('data', (chunk) => {
        answer += chunk;
      });
      resolve({ socket, answer: whole }); // "100 Continue": the server has the request
    });
  });
}
