import { once } from 'node:events';
import { connect, type Server, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { CREDENTIALS } from '../test/search.ts';
import { listening, SMALL_SITE, writeSite } from '../test/site.ts';

const SEARCH = `/1/indexes/*/queries?${CREDENTIALS}`;

test('slow clients are cut off: headers or a body that never end, a response that is never read', {
  timeout: 90_000,
}, async () => {
  const SITE_DIR = writeSite({ ...SMALL_SITE, 'large.txt': 'x'.repeat(32_000_000) });
  const { app, port, get } = await listening({ SITE_DIR });
  const [headers, body] = await Promise.all([
    drip(port, 'GET / HTTP/1.1\r\nHost: a\r\n', 'X-Drip: 1\r\n'),
    drip(port, `POST ${SEARCH} HTTP/1.1\r\nHost: a\r\nContent-Length: 60000\r\n\r\n`, '.'),
    neverRead(app.server, port, '/large.txt'),
  ]);
  expect(headers).toMatch(/^HTTP\/1.1 408 /);
  expect(body).toMatch(/^HTTP\/1.1 408 /);
  expect(headers).toContain('x-content-type-options: nosniff');
  expect(headers).toContain('The request did not arrive in time.');
  expect((await get('/docs/getting-start')).status).toBe(200);
});

/** Sends a little more every second, forever. Returns what the server sent before it closed the connection. */
function drip(port: number, first: string, more: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(first));
    const timer = setInterval(() => socket.write(more), 1000);
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('close', () => {
      clearInterval(timer);
      resolve(answer);
    });
  });
}

/** Sends a request and does not read the response. Resolves when the server closes the connection. */
async function neverRead(server: Server, port: number, path: string): Promise<void> {
  const client = connect(port, '127.0.0.1').pause();
  client.on('error', () => {});
  const given = await new Promise<Socket>((resolve) => {
    server.on('connection', (socket: Socket) => {
      if (socket.remotePort === client.localPort) resolve(socket);
    });
    client.on('connect', () => client.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`));
  });
  await once(given, 'close');
  client.destroy();
}
