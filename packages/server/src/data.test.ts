import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { userAgent } from '@docs/site/settings';
import { describe, expect, onTestFinished, test } from 'vitest';
import { eventually, listening, sharedServer } from '../test/site.ts';

const shared = sharedServer();

describe('the data host', () => {
  test.each(['/data', '/data/', '/data/?x=1'])('%s answers with the User-Agent as JSON', async (path) => {
    const { get } = shared();
    const response = await get(path, { headers: { 'content-type': 'application/json' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    expect(await response.json()).toEqual({ UserAgent: userAgent({}) });
  });

  test('pages of any origin can read it, even with the JSON content type, which requires a preflight', async () => {
    const { get } = shared();
    const origin = 'https://other.example';
    expect((await get('/data/', { headers: { origin } })).headers.get('access-control-allow-origin')).toBe(
      '*',
    );
    const preflight = await get('/data/', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'content-type',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type');
    expect(preflight.headers.get('access-control-allow-methods')).toContain('GET');
  });

  test('the configured value is served', async () => {
    expect(await served({ USER_AGENT: 'Agent/1.0' })).toBe('Agent/1.0');
  });

  test('other paths and methods are rejected', async () => {
    const { get } = shared();
    expect((await get('/data/users')).status).toBe(404);
    expect((await get('/data/', { method: 'POST', body: '{}' })).status).toBe(405);
  });
});

describe('a User-Agent from upstream', () => {
  test.each([
    ['JSON', 'application/json', '{"UserAgent":"Upstream/2.0"}'],
    ['plain text', 'text/plain', 'Upstream/2.0\n'],
  ])('is taken from %s', async (_form, type, body) => {
    const upstream = await answering((_request, response) =>
      response.setHeader('content-type', type).end(body),
    );
    const { value } = await watched({ USER_AGENT_UPSTREAM: upstream });
    await eventually(async () => expect(await value()).toBe('Upstream/2.0'));
  });

  test('is refreshed, and kept during an outage', async () => {
    let answer: string | null = 'Upstream/1.0';
    const upstream = await answering((_request, response) => {
      if (!answer) response.statusCode = 503;
      response.end(answer);
    });
    const { value, logLines } = await watched({ USER_AGENT_UPSTREAM: upstream, USER_AGENT_REFRESH_S: '1' });
    await eventually(async () => expect(await value()).toBe('Upstream/1.0'));
    answer = 'Upstream/1.1';
    await eventually(async () => expect(await value()).toBe('Upstream/1.1'));
    answer = null;
    await eventually(() => expect(JSON.stringify(logLines)).toContain('it answered with status 503'));
    expect(await value()).toBe('Upstream/1.1');
  });

  test.each([
    ['an empty body', 'text/plain', ''],
    ['JSON without the field', 'application/json', '{"agent":"x"}'],
    ['JSON with another type', 'application/json', '{"UserAgent":{"a":1}}'],
    ['JSON null', 'application/json', 'null'],
    ['broken JSON', 'application/json', '{"UserAgent":'],
    ['a page', 'text/html', '<html>\n<p>Sign in'],
    ['a page in one line', 'text/html', '<html><p>Sign in</p></html>'],
    ['a page that calls itself text', 'text/plain', '<html><p>Sign in</p></html>'],
    ['a page in JSON', 'application/json', '{"UserAgent":"<b>Mozilla/5.0</b>"}'],
    ['a User-Agent that calls itself a page', 'text/html', 'Upstream/2.0'],
    ['a sentence', 'text/plain', 'Service temporarily unavailable'],
    ['control characters', 'application/json', '{"UserAgent":"a\\u0007b"}'],
    ['513 characters', 'text/plain', 'a'.repeat(513)],
    ['a flood', 'text/plain', 'a'.repeat(1_000_000)],
  ])('is not taken from %s', async (_lie, type, body) => {
    const upstream = await answering((_request, response) =>
      response.setHeader('content-type', type).end(body),
    );
    const { value, logLines } = await watched({ USER_AGENT_UPSTREAM: upstream });
    await eventually(() => expect(JSON.stringify(logLines)).toContain('user agent upstream failed'));
    expect(await value()).toBe(userAgent({}));
  });

  test('delays nothing if the upstream hangs, and times out after five seconds', async () => {
    const upstream = await answering(() => {});
    const { value, logLines } = await watched({ USER_AGENT_UPSTREAM: upstream });
    expect(await value()).toBe(userAgent({}));
    collectGarbage(); // must not take the timeout with it
    await eventually(() => expect(JSON.stringify(logLines)).toContain('timeout'));
  });
});

async function watched(variables: Record<string, string>) {
  const { get, logLines } = await listening(variables);
  const value = async () => ((await (await get('/data/')).json()) as { UserAgent: string }).UserAgent;
  return { value, logLines };
}

async function served(variables: Record<string, string>): Promise<string> {
  return (await watched(variables)).value();
}

async function answering(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}
