import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { connected, listeningDocs, post, sharedDocs } from '../../test/docs.ts';
import { sendRaw } from '../../test/site.ts';

const shared = sharedDocs();
const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const message = async (response: Response) =>
  ((await response.json()) as { error: { message: string } }).error;

test('a response is plain JSON, is not cached and opens no session', async () => {
  const response = await post(shared(), LIST);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('mcp-session-id')).toBeNull();
  expect(response.headers.get('content-security-policy')).toContain("object-src 'none'");
});

test('a notification is accepted without a response body', async () => {
  const response = await post(shared(), { jsonrpc: '2.0', method: 'notifications/initialized' });
  expect(response.status).toBe(202);
  expect(await response.text()).toBe('');
});

describe('what is refused', () => {
  test('anything but one well-formed message, and the server keeps running', async () => {
    const server = shared();
    const cases: [string, number, string][] = [
      ['{', 400, 'not valid JSON'],
      ['', 400, 'cannot be empty'],
      ['null', 400, 'not a valid JSON-RPC message'],
      ['5', 400, 'not a valid JSON-RPC message'],
      ['{}', 400, 'not a valid JSON-RPC message'],
      ['{"jsonrpc":"1.0","id":1,"method":"ping"}', 400, 'JSON-RPC'],
      ['{"jsonrpc":"2.0","id":{},"method":"ping"}', 400, 'JSON-RPC'],
      ['[]', 400, 'Batches are not taken'],
      [JSON.stringify(Array(10).fill(LIST)), 400, 'Batches are not taken'],
      ['{"jsonrpc":"2.0","id":1,"method":"ping","__proto__":{"polluted":true}}', 400, 'not valid JSON'],
      [
        '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"constructor":{"prototype":{"polluted":1}}}}',
        400,
        'not valid JSON',
      ],
      ['['.repeat(50), 400, 'not valid JSON'],
      ['['.repeat(65), 413, 'more than 64 values'],
      [JSON.stringify({ ...LIST, params: Array(65).fill(1) }), 413, 'more than 64 values'],
      [`{"jsonrpc":"2.0","id":1,"method":"${'x'.repeat(17_000)}"}`, 413, 'too large'],
      ['{"jsonrpc":"2.0","id":1,"method":"no/such"}', 200, 'Method not found'],
      // Text is one value, whatever it contains.
      [
        JSON.stringify({ ...LIST, method: 'no/such', params: { code: '"[{,'.repeat(99) } }),
        200,
        'Method not found',
      ],
      ['{"jsonrpc":"2.0","id":1,"method":"tools/call"}', 200, 'Invalid tools/call request'],
      [
        '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"constructor"}}',
        200,
        'Tool constructor',
      ],
    ];
    for (const [body, status, sentence] of cases) {
      const response = await post(server, body);
      expect(response.status, body.slice(0, 80)).toBe(status);
      expect((await message(response)).message, body.slice(0, 80)).toContain(sentence);
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    }
    expect((await post(server, LIST)).status).toBe(200);
  });

  test.each([
    ['initialize', undefined],
    ['initialize', { protocolVersion: 5 }],
    ['tools/list', { cursor: 5 }],
    ['tools/call', { name: 5 }],
  ])('invalid parameters of %s, with their error code', async (method, params) => {
    const response = await post(shared(), { jsonrpc: '2.0', id: 1, method, params });
    expect(await message(response)).toMatchObject({ code: -32602 });
  });

  test.each(['[', 'a:99999'])(
    'the malformed Host %s, with a sentence in the form of the protocol',
    async (host) => {
      const server = shared();
      const body = JSON.stringify(LIST);
      const answer = await sendRaw(
        server.port,
        `POST /mcp HTTP/1.1\r\nHost: ${host}\r\nAccept: application/json, text/event-stream\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
      );
      expect(answer).toMatch(/^HTTP\/1.1 400 /);
      expect(answer).toContain('"message":"The Host header is not a host name with an optional port."');
      expect(JSON.stringify(server.logLines)).not.toContain('stack');
    },
  );

  test('a body that is not well-formed HTTP, without a stack in the log', async () => {
    const server = shared();
    const head = 'POST /mcp HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
    const answer = await sendRaw(server.port, `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(JSON.stringify(server.logLines)).not.toContain('stack');
  });

  test('another content type, and a client that does not accept JSON', async () => {
    const server = shared();
    expect((await post(server, LIST, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post(server, LIST, { 'content-type': 'application/xml' })).status).toBe(415);
    expect((await post(server, LIST, { accept: 'text/html' })).status).toBe(406);
  });

  test('a protocol version that does not exist', async () => {
    const response = await post(shared(), LIST, { 'mcp-protocol-version': '1999-01-01' });
    expect(response.status).toBe(400);
    expect((await message(response)).message).toContain('1999-01-01');
  });

  test('a subscription, which would hold a connection open', async () => {
    const _meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const params = { notifications: { toolsListChanged: true }, _meta };
    const response = await post(
      shared(),
      { jsonrpc: '2.0', id: 1, method: 'subscriptions/listen', params },
      { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'subscriptions/listen' },
    );
    expect((await message(response)).message).toBe('Subscription limit reached');
  });

  test('every method except POST, with a sentence', async () => {
    const { get } = shared();
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
      const response = await get('/mcp', { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST, OPTIONS');
      expect((await message(response)).message).toContain(`${method} is not taken here`);
    }
  });
});

test('the rate limit is the same as for searches, and Retry-After has the wait time', async () => {
  const server = await listeningDocs({ SEARCH_RATE_LIMIT: '3' });
  for (let i = 0; i < 3; i++) expect((await post(server, LIST)).status).toBe(200);
  const refused = await post(server, LIST);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await message(refused)).message).toContain('Too many requests');
  expect((await server.get('/docs/getting-start')).status).toBe(200);
});

test('a client is not limited for longer if the system clock steps back', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.advanceTimersByTime(1); // lru-cache treats a start time of 0 as unset
  const server = await listeningDocs({ SEARCH_RATE_LIMIT: '1' });
  expect((await post(server, LIST)).status).toBe(200);
  expect((await post(server, LIST)).status).toBe(429);
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(61_000);
  expect((await post(server, LIST)).status).toBe(200);
});

test('pages of any origin can send calls, without credentials', async () => {
  const server = shared();
  const preflight = await server.get('/mcp', {
    method: 'OPTIONS',
    headers: {
      origin: 'https://assistant.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,mcp-protocol-version',
    },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  expect(preflight.headers.get('access-control-allow-headers')).toContain('mcp-protocol-version');
  expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
  const response = await post(server, LIST, { origin: 'https://assistant.example' });
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});

test('the log has the path and the status of a call, and nothing from its content', async () => {
  const server = shared();
  const client = await connected(server);
  await client.callTool({ name: 'search_docs', arguments: { query: 'secretword' } });
  expect(JSON.stringify(server.logLines)).not.toContain('secretword');
  expect(server.logLines).toContainEqual(expect.objectContaining({ path: '/mcp', status: 200 }));
});
