import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { requestExample } from '@docs/contract';
import { describe, expect, test } from 'vitest';
import { CREDENTIALS } from '../test/search.ts';
import { eventually, listening, SMALL_SITE, sendRaw, sharedServer, writeSite } from '../test/site.ts';
import { SECURITY_HEADERS } from './headers.ts';
import { HeldBytes } from './held-bytes.ts';
import { MAX_HEADER_VALUE_LENGTH, MAX_HELD_BYTES, MAX_HELD_BYTES_PER_CLIENT } from './limits.ts';

/** Attacks that take no time. Those on memory and on the time of others are in attacks.long.built.test.ts. */

const shared = sharedServer();
const SEARCH = `/1/indexes/*/queries?${CREDENTIALS}`;
const close = 'Connection: close\r\n\r\n';

function expectSecurityHeaders(answer: string): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(answer).toContain(`${name}: ${value}`);
}

describe('requests on one connection', () => {
  const GET = 'GET /llms.txt HTTP/1.1\r\nHost: a\r\n\r\n';

  test('are answered one after another, in their order', async () => {
    const paths = ['/llms.txt', '/openapi.yaml', '/nothing', '/healthz', '/llms.txt'];
    const all = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join('');
    const answer = await sendRaw(shared().port, `${all}GET /data/ HTTP/1.1\r\nHost: a\r\n${close}`);
    expect(answer.match(/HTTP\/1.1 \d+/g)?.map((line) => line.slice(9))).toEqual([
      '200',
      '200',
      '404',
      '200',
      '200',
      '200',
    ]);
    expect(answer.indexOf('openapi: 3.1.0')).toBeLessThan(answer.indexOf('Page not found'));
  });

  test('beyond sixteen that wait for a client to read are cut off, and are not even handled', async () => {
    const { port, get, logLines } = shared();
    const before = logLines.length;
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    const closed = new Promise((resolve) => socket.on('close', resolve));
    socket.write(GET.repeat(2400));
    socket.resume();
    await closed;
    expect((await get('/')).status).toBe(200);
    expect(logLines.length - before).toBeLessThan(100);
  });
});

describe('a connection', () => {
  const big = `GET /openapi.yaml HTTP/1.1\r\nHost: a\r\n\r\n`;
  const headers = (length: number) => `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(length)}\r\n\r\n`;

  test('whose responses nobody reads may send more, which is parsed when they are read', async () => {
    const { port, get } = await listening({
      SITE_DIR: writeSite({ ...SMALL_SITE, 'openapi.yaml': 'x'.repeat(2 ** 23) }),
    });
    const socket = connect(port, '127.0.0.1').pause();
    socket.on('error', () => {});
    socket.write(big);
    await pause(300);
    socket.write(headers(2000).repeat(4) + big);
    await pause(300);
    expect((await get('/')).status).toBe(200);
    let length = 0;
    socket.on('data', (chunk) => {
      length += chunk.length;
    });
    socket.resume();
    await eventually(() => expect(length).toBeGreaterThan(2 * 2 ** 23));
    socket.destroy();
  });

  test('is cut off if requests with more than 16 KB of headers wait', async () => {
    const { port } = await listening({ SEARCH_RATE_LIMIT: '1' }); // so that the second call is rejected after half a second
    const slow = `POST /sandbox/createTask HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}`;
    const statuses = async (bytes: string) => (await sendRaw(port, bytes)).match(/HTTP\/1.1 \d+/g) ?? [];
    const last = `GET / HTTP/1.1\r\nHost: a\r\n${close}`;
    expect(await statuses(slow + last)).toHaveLength(2);
    expect(await statuses(slow + headers(12_000) + last)).toHaveLength(3);
    expect((await statuses(slow + headers(12_000).repeat(2) + last)).length).toBeLessThan(3);
  });

  test.each(['GET /', 'POST /', 'POST /sandbox/createTask', 'POST /mcp', `POST ${SEARCH}`])(
    'is cut off if the body of %s comes in too many chunks',
    async (line) => {
      const { port } = shared();
      const send = (chunks: number) =>
        sendRaw(
          port,
          `${line} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n${'1\r\n \r\n'.repeat(chunks)}0\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n${close}`,
        );
      expect((await send(50)).match(/HTTP\/1.1 \d+/g)).toHaveLength(2);
      expect((await send(10_000)).match(/HTTP\/1.1 \d+/g)?.length ?? 0).toBeLessThan(2);
    },
  );

  test('is cut off if bodies of its client that have not arrived take too much memory', async () => {
    const { port, get } = shared();
    const head = `POST /sandbox/createTask HTTP/1.1\r\nHost: a\r\nContent-Length: 65536\r\n\r\n`;
    const all = Array.from({ length: 140 }, () => {
      const socket = connect(port, '127.0.0.1', () => socket.write(head));
      return socket.on('error', () => {}).resume();
    });
    const isOpen = () => all.filter(({ destroyed }) => !destroyed).length;
    await eventually(() => expect(isOpen()).toBe(MAX_HELD_BYTES_PER_CLIENT / 65_536));
    expect((await get('/')).status).toBe(200);
    for (const socket of all) socket.destroy();
  });
});

describe('a header', () => {
  test('more than 100 of them get 431', async () => {
    const send = (count: number) =>
      sendRaw(shared().port, `GET / HTTP/1.1\r\n${'Host: a\r\n'}${'a:\r\n'.repeat(count)}${close}`);
    expect(await send(98)).toMatch(/^HTTP\/1.1 200 /);
    expect(await send(99)).toMatch(/^HTTP\/1.1 431 /);
    const answer = await send(2000);
    expect(answer).toMatch(/^HTTP\/1.1 431 /);
    expect(answer).toContain('The request has more than 100 headers.');
    expectSecurityHeaders(answer);
  });

  test.each([
    ['no Host', '', 400],
    ['a long header', `Host: a\r\nAccept-Encoding: ${','.repeat(15_000)}\r\n`, 431],
  ])('%s is rejected before the address that cannot be decoded', async (_title, lines, status) => {
    const answer = await sendRaw(shared().port, `GET /%ff HTTP/1.1\r\n${lines}${close}`);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expectSecurityHeaders(answer);
  });

  test.each([
    'accept',
    'accept-encoding',
    'if-none-match',
    'origin',
    'content-type',
    'mcp-name',
    'x-forwarded-for',
  ])('%s that is too long to be parsed gets 431', async (name) => {
    const { get } = shared();
    const send = (length: number) => get('/docs/getting-start', { headers: { [name]: ','.repeat(length) } });
    expect((await send(MAX_HEADER_VALUE_LENGTH)).status).toBe(200);
    const refused = await send(15_000);
    expect(refused.status).toBe(431);
    expect(await refused.text()).toBe(`The header ${name} is longer than 1024 characters.\n`);
  });

  test('that the server does not read may be long', async () => {
    const { get } = shared();
    const headers = { cookie: 'a'.repeat(8000), referer: `https://a.example/${'a'.repeat(4000)}` };
    expect((await get('/', { headers })).status).toBe(200);
  });

  test.each([
    ['no Host', '', 400, 'The request must have one Host header.'],
    ['two Hosts', 'Host: a\r\nHost: b\r\n', 400, 'The request must have one Host header.'],
    ['a long Host', `Host: xn--${'a'.repeat(900)}\r\n`, 400, 'The Host header is not a host name'],
    ['an unknown expectation', 'Host: a\r\nExpect: a-miracle\r\n', 417, 'The only expectation'],
  ])('%s: %j gets %d, with the security headers', async (_title, lines, status, sentence) => {
    const answer = await sendRaw(shared().port, `GET / HTTP/1.1\r\n${lines}${close}`);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain(sentence);
    expectSecurityHeaders(answer);
  });

  test('Host is not needed in HTTP/1.0', async () => {
    expect(await sendRaw(shared().port, 'GET /llms.txt HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /);
  });
});

test.each([
  ['http://docs.example/llms.txt', 200],
  ['HTTPS://docs.example:443/llms.txt?a=1', 200],
  ['http://docs.example', 200],
  ['http://docs.example?x', 200],
  ['http://docs.example/nothing', 404],
  ['ftp://docs.example/llms.txt', 404],
])('a request for %s, as to a proxy, gets %d', async (address, status) => {
  const answer = await sendRaw(shared().port, `GET ${address} HTTP/1.1\r\nHost: docs.example\r\n${close}`);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

test('what a sandbox response repeats of a request is cut', async () => {
  const { get } = shared();
  const names = Object.fromEntries(
    Array.from({ length: 50 }, (_, n) => [`${'%USER_AGENT%'.repeat(6)}${n}`, 1]),
  );
  const call = async (method: string, more: object) => {
    const body = JSON.stringify({ clientKey: 'YOUR_API_KEY', ...more });
    return (await get(`/sandbox/${method}`, { method: 'POST', body })).text();
  };
  const created = await call('createTask', { task: { type: 'TurnstileTask', ...names } });
  expect(created).toContain('There are more faults.');
  expect(created).not.toContain('Mozilla');
  expect(created).not.toContain('%USER_AGENT%'.repeat(5)); // 60 characters are shown
  expect(created.length).toBeLessThan(2500);
  expect((await call('getTaskResult', { taskId: 'x'.repeat(10_000) })).length).toBeLessThan(400);
  const callbackUrl = `https://a.example/${'x'.repeat(10_000)}`;
  const shown = JSON.parse(
    await call('createTask', { ...(requestExample('TurnstileTask') as object), callbackUrl }),
  );
  expect(shown.sandboxCallback.url).toBe(callbackUrl.slice(0, 2048));
});

test('a search of 16 KB is accepted, and a longer one is not', async () => {
  const { get } = shared();
  const search = (length: number) =>
    get(SEARCH, {
      method: 'POST',
      body: `{"requests":[]}${' '.repeat(length)}`,
    });
  expect((await search(16_000)).status).toBe(200);
  expect((await search(17_000)).status).toBe(413);
});

describe('bytes of calls that nobody reads', () => {
  class Response extends EventEmitter {
    isClosed = false;
    destroy(): void {
      this.isClosed = true;
      this.emit('close');
    }
  }
  const add = (held: HeldBytes, client: string, bytes: number): Response => {
    const response = new Response();
    held.add(client, response as unknown as ServerResponse, bytes);
    return response;
  };

  test('of one client are bounded: its slowest readers are closed, and no other client', () => {
    const held = new HeldBytes();
    const other = add(held, 'other', 2 ** 20);
    const own = Array.from({ length: 10 }, () => add(held, 'greedy', 2 ** 20));
    const most = MAX_HELD_BYTES_PER_CLIENT / 2 ** 20;
    expect(own.map(({ isClosed }) => isClosed)).toEqual([true, true, ...Array(most).fill(false)]);
    expect(other.isClosed).toBe(false);
  });

  test('of all clients are bounded, and what was read does not count', () => {
    const held = new HeldBytes();
    for (let n = 0; n < 100; n++) add(held, `reader ${n}`, 2 ** 20).emit('close');
    const all = Array.from({ length: 40 }, (_, n) => add(held, `client ${n}`, 2 ** 20));
    expect(all.filter(({ isClosed }) => !isClosed)).toHaveLength(MAX_HELD_BYTES / 2 ** 20);
    expect(all.at(-1)?.isClosed).toBe(false);
  });
});
