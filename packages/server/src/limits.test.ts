import { describe, expect, test } from 'vitest';
import { CREDENTIALS } from '../test/search.ts';
import { getRaw, type Listening, listening, sendRaw } from '../test/site.ts';
import { MAX_BODY_BYTES } from './limits.ts';

const SEARCH = `/1/indexes/*/queries?${CREDENTIALS}`;
const BODY = JSON.stringify({ requests: [{ indexName: 'docs-en', query: 'captcha' }] });

describe('the rate limit of one client', () => {
  const ask = ({ get }: Listening, client?: string) =>
    get(SEARCH, { method: 'POST', body: BODY, headers: client ? { 'x-forwarded-for': client } : {} });
  const statuses = async (server: Listening, clients: (string | undefined)[]) => {
    const all = [];
    for (const client of clients) all.push((await ask(server, client)).status);
    return all;
  };

  test('returns 429 after half a second, with a time to retry, while pages, data and health are still served', async () => {
    const server = await listening({ SEARCH_RATE_LIMIT: '2' });
    expect(await statuses(server, [undefined, undefined])).toEqual([200, 200]);
    const started = performance.now();
    const refused = await ask(server);
    expect(refused.status).toBe(429);
    // Timers may fire a millisecond early.
    expect(performance.now() - started).toBeGreaterThan(495);
    expect(refused.headers.get('retry-after')).toMatch(/^([1-9]|[1-5]\d|60)$/);
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    expect(await refused.json()).toEqual({ status: 429, message: expect.stringContaining('try again in') });
    for (const path of ['/', '/docs/getting-start', '/data/', '/healthz'])
      expect([path, (await server.get(path)).status]).toEqual([path, 200]);
  });

  test('is counted per client behind a trusted proxy', async () => {
    const server = await listening({ SEARCH_RATE_LIMIT: '1', TRUST_PROXY: 'loopback' });
    expect(await statuses(server, ['192.0.2.1', '192.0.2.2', '192.0.2.1', '192.0.2.2'])).toEqual([
      200, 200, 429, 429,
    ]);
  });

  test('does not trust an address that a client claims, with or without a proxy', async () => {
    const direct = await listening({ SEARCH_RATE_LIMIT: '1' });
    expect(await statuses(direct, ['192.0.2.1', '192.0.2.2'])).toEqual([200, 429]);
    const proxied = await listening({ SEARCH_RATE_LIMIT: '1', TRUST_PROXY: 'loopback' });
    // The proxy appends the address it sees. The addresses before it are claims of the client.
    expect(await statuses(proxied, ['198.51.100.7, 192.0.2.1', '203.0.113.9, 192.0.2.1'])).toEqual([
      200, 429,
    ]);
  });

  test('counts the addresses of one IPv6 network as one client', async () => {
    const server = await listening({ SEARCH_RATE_LIMIT: '1', TRUST_PROXY: 'loopback' });
    expect(await statuses(server, ['2001:db8::1', '2001:db8::2', '2001:db8:0:1::1'])).toEqual([
      200, 429, 200,
    ]);
  });
});

describe('a body', () => {
  test('over the limit is rejected, with or without Content-Length, and the server keeps running', async () => {
    const { port, get } = await listening();
    const head = `POST ${SEARCH} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n`;
    expect(await sendRaw(port, `${head}Content-Length: 99999999999\r\n\r\n`)).toMatch(/^HTTP\/1.1 413 /);
    const chunk = `${(MAX_BODY_BYTES + 1).toString(16)}\r\n${'x'.repeat(MAX_BODY_BYTES + 1)}\r\n0\r\n\r\n`;
    expect(await sendRaw(port, `${head}Transfer-Encoding: chunked\r\n\r\n${chunk}`)).toMatch(
      /^HTTP\/1.1 413 /,
    );
    expect((await get(SEARCH, { method: 'POST', body: BODY })).status).toBe(200);
  });

  test('for a page is rejected before it is read', async () => {
    const { port } = await listening();
    const answer = await sendRaw(
      port,
      'POST /docs/getting-start HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1.1 405 /);
  });
});

test('a tunnel to another host is not opened', async () => {
  const { port, get } = await listening();
  expect(await getRaw(port, 'evil.example:443', 'CONNECT')).not.toMatch(/^HTTP\/1.1 2/);
  expect((await get('/')).status).toBe(200);
});
