import { once } from 'node:events';
import { Agent, createServer, get as httpGet } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../test/nginx.ts';
import { finished, readers, serving, start } from '../test/process.ts';
import { eventually, SMALL_SITE, writeSite } from '../test/site.ts';

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

test('a port that is in use ends the process with one sentence', async () => {
  const { port } = await holdPort();
  const { code, stderr } = await finished(start({ PORT: String(port) }));
  expect(code).toBe(1);
  expect(stderr).toBe(`Port ${port} is taken: stop what uses it, or choose another with PORT=${port + 1}.\n`);
});

test('a missing build ends the process with one sentence', async () => {
  const { code, stderr } = await finished(start({ SITE_DIR: '/nowhere' }));
  expect([code, stderr]).toEqual([
    1,
    '/nowhere cannot be served. There is no built site: run "npm run build" first.\n',
  ]);
});

test('without a build, as `npm run dev` starts it, it serves the API and repeats no message per language', async () => {
  const port = await freePort();
  const child = start({ API_ONLY: '1', SITE_DIR: '/nowhere', LOG_LEVEL: 'error', PORT: String(port) });
  let log = '';
  child.stdout?.on('data', (chunk) => {
    log += chunk;
  });
  await eventually(async () => {
    const response = await fetch(`http://127.0.0.1:${port}/data/`).catch(() => undefined);
    expect(response?.status).toBe(200);
  });
  child.kill('SIGTERM');
  const { stderr } = await finished(child);
  expect(log + stderr).toBe('');
});

test.each([
  ['.headers.json', '{'],
  ['.routes/en.json', '{"routes":[1]}'],
  ['.search/ru.index', 'secret'],
])('a damaged %s ends the process with one sentence', async (path, content) => {
  const SITE_DIR = writeSite({ ...SMALL_SITE, [path]: content });
  const { code, stderr } = await finished(start({ SITE_DIR }));
  expect(code).toBe(1);
  expect(stderr).toMatch(/^\/\S+ cannot be served\. .+run [`"]npm run build[`"].*\.\n$/);
});

test('a malformed variable ends the process with one sentence', async () => {
  const { code, stderr } = await finished(start({ PORT: 'x' }));
  expect([code, stderr]).toEqual([1, 'PORT is "x", but it must be a whole number from 0 to 65535.\n']);
});

test('a malformed TRUST_PROXY ends the process with one sentence', async () => {
  const { code, stderr } = await finished(start({ TRUST_PROXY: '10.0.0.0/99' }));
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^TRUST_PROXY is "10\.0\.0\.0\/99", but it must be a list of proxy addresses.*\.\n$/,
  );
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s finishes the request in flight, takes no new one, and exits with 0',
  async (signal) => {
    const { child, port } = await serving();
    const idle = new Agent({ keepAlive: true });
    await answered(port, idle);

    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.write('GET /llms.txt HTTP/1.1\r\nHost: a\r\n');
    await answered(port, new Agent()); // connections are accepted in their order, so the one above is too
    child.kill(signal);
    await eventually(async () => expect(await refused(port)).toBe(true));
    socket.write('\r\n');
    const { code } = await finished(child);
    expect(code).toBe(0);
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(answer).toContain(SMALL_SITE['llms.txt']);
    idle.destroy();
  },
);

test.each([
  ['keep-alive connections', true],
  ['new connections', false],
])(
  'after SIGTERM, health is 503 first, and %s are served until clients have noticed: no request is lost',
  async (_kind, keepAlive) => {
    const { child, origin, status } = await serving({ DRAIN_SECONDS: '5' });
    const clients = readers(16, origin, '/docs/getting-start', keepAlive);
    await eventually(() => expect(clients.answered).toBeGreaterThan(50));
    const ended = finished(child);
    child.kill('SIGTERM');
    await eventually(async () => expect(await status('/healthz')).toBe(503));
    const goal = clients.answered + 50;
    await eventually(() => expect(clients.answered).toBeGreaterThan(goal));
    clients.stop();
    await clients.done;
    expect(clients).toMatchObject({ refused: 0, lost: [] });
    expect((await ended).code).toBe(0);
  },
);

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'during a stop, %s ends the process at once',
  async (second) => {
    const { child, status } = await serving({ DRAIN_SECONDS: '60' });
    const ended = finished(child);
    child.kill('SIGTERM');
    await eventually(async () => expect(await status('/healthz')).toBe(503));
    const started = performance.now();
    child.kill(second);
    expect((await ended).code).toBe(1);
    expect(performance.now() - started).toBeLessThan(2000);
  },
);

function answered(port: number, agent: Agent): Promise<unknown> {
  return new Promise((resolve, reject) => {
    httpGet({ port, path: '/', agent }, (response) => response.resume().on('end', resolve)).on(
      'error',
      reject,
    );
  });
}

async function holdPort(): Promise<{ port: number }> {
  const server = createServer().listen(0, '0.0.0.0');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port };
}

function refused(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => resolve(true));
    socket.on('connect', () => socket.destroy() && resolve(false));
  });
}
