import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, rmSync } from 'node:fs';
import { Agent, createServer, get as httpGet } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { eventually, SMALL_SITE, writeSite } from './test-site.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

test('a port that is taken ends the process with one sentence', async () => {
  const { port } = await holdPort();
  const { code, stderr } = await finished(start({ PORT: String(port) }));
  expect(code).toBe(1);
  expect(stderr).toBe(`Port ${port} is taken: stop what uses it, or choose another with PORT=${port + 1}.\n`);
});

test('a missing build ends the process with one sentence', async () => {
  const { code, stderr } = await finished(start({ SITE_DIR: '/nowhere' }));
  expect([code, stderr]).toEqual([1, 'There is no built site in /nowhere: run "npm run build" first.\n']);
});

test.each([
  ['.headers.json', '{'],
  ['.routes/en.json', '{"routes":[1]}'],
])('a damaged %s ends the process with one sentence', async (path, content) => {
  const SITE_DIR = writeSite({ ...SMALL_SITE, [path]: content });
  const { code, stderr } = await finished(start({ SITE_DIR }));
  expect(code).toBe(1);
  expect(stderr).toMatch(/^\/.*(not a set of headers|not a list of routes): run "npm run build" again\.\n$/);
});

test('a malformed variable ends the process with one sentence', async () => {
  const { code, stderr } = await finished(start({ PORT: 'x' }));
  expect([code, stderr]).toEqual([1, 'PORT is "x", but it must be a whole number from 0 to 65535.\n']);
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s finishes the request in flight, takes no new one, and exits with 0',
  async (signal) => {
    const child = start({});
    const port = await listeningPort(child);
    const idle = new Agent({ keepAlive: true });
    await new Promise((resolve) =>
      httpGet({ port, path: '/', agent: idle }, (response) => response.resume().on('end', resolve)),
    );

    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.write('GET /llms.txt HTTP/1.1\r\nHost: a\r\n');
    await pause(300);
    child.kill(signal);
    await pause(300);
    expect(await refused(port)).toBe(true);
    socket.write('\r\n');
    const { code } = await finished(child);
    expect(code).toBe(0);
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(answer).toContain(SMALL_SITE['llms.txt']);
    idle.destroy();
  },
);

test('a log on a full disk costs the lines and not the pages', async () => {
  const { port, release } = await holdPort();
  await release();
  const child = start({ PORT: String(port) }, openSync('/dev/full', 'w'));
  const status = async () => (await fetch(`http://127.0.0.1:${port}/docs/getting-start`)).status;
  await eventually(status);
  for (let count = 0; count < 50; count++) expect(await status()).toBe(200);
  child.kill('SIGTERM');
  expect((await finished(child)).code).toBe(0);
});

test('a build that vanishes while serving does not stop the pages', async () => {
  const SITE_DIR = writeSite();
  const child = start({ SITE_DIR });
  const port = await listeningPort(child);
  rmSync(join(SITE_DIR, 'docs'), { recursive: true });
  expect((await fetch(`http://127.0.0.1:${port}/docs/getting-start`)).status).toBe(200);
});

function start(variables: Record<string, string>, stdout: 'pipe' | number = 'pipe'): ChildProcess {
  const env = { ...process.env, PORT: '0', LOG_LEVEL: 'info', SITE_DIR: '', ...variables };
  env.SITE_DIR ||= writeSite();
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env,
    stdio: ['ignore', stdout, 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

function finished(child: ChildProcess): Promise<{ code: number | null; stderr: string }> {
  return new Promise((resolve) => {
    let stderr = '';
    child.stderr?.on('data', (chunk) => {
      stderr += chunk;
    });
    child.on('close', (code) => resolve({ code, stderr }));
  });
}

function listeningPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    let out = '';
    child.stdout?.on('data', (chunk) => {
      out += chunk;
      const port = /"port":(\d+).*"msg":"serving"/.exec(out)?.[1];
      if (port) resolve(Number(port));
    });
  });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function holdPort(): Promise<{ port: number; release: () => Promise<unknown> }> {
  const server = createServer().listen(0, '0.0.0.0');
  await once(server, 'listening');
  const release = () => new Promise((resolve) => server.close(resolve));
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, release };
}

function refused(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => resolve(true));
    socket.on('connect', () => socket.destroy() && resolve(false));
  });
}
