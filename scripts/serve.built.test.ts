import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { choosePorts } from './lib/ports.mjs';
import { npm } from './lib/programs.mjs';
import { ROOT } from './lib/root.mjs';

const BODY = JSON.stringify({ requests: [{ indexName: 'docs-en', query: 'proxy' }] });
const PATH = '/1/indexes/*/queries?x-algolia-application-id=docs&x-algolia-api-key=search-only';

test('SIGTERM to `npm run serve` finishes the requests in flight and frees the port', async () => {
  const { port } = await choosePorts(undefined, 4700);
  const { command, args } = npm('run', 'serve');
  const server = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DRAIN_SECONDS: '0', LOG_LEVEL: 'warn' },
    stdio: 'ignore',
    detached: true,
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  onTestFinished(() => {
    // The whole group: otherwise a server that npm left behind would stay.
    try {
      if (server.pid) process.kill(-server.pid, 'SIGKILL');
    } catch {} // it has ended
  });
  const health = () => fetch(`http://127.0.0.1:${port}/healthz`).then((response) => response.json());
  await expect.poll(() => health().catch(() => null), { timeout: 60_000 }).toMatchObject({ status: 'ok' });

  const socket = connect(port, '127.0.0.1');
  let response = '';
  socket.on('data', (chunk) => {
    response += chunk;
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const head = `POST ${PATH} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${BODY.length}\r\n\r\n`;
  socket.write(head + BODY.slice(0, 10));
  await pause(300);
  server.kill('SIGTERM');
  await pause(300);
  socket.write(BODY.slice(10));
  await closed;
  expect(response).toMatch(/^HTTP\/1\.1 200 /);
  expect(await ended).toBe(0);
  await expect(health()).rejects.toThrow('fetch failed');
});

test('npm start passes stop signals on in the same way', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  // Without exec, a shell that does not pass signals on would be between npm and Node. The rest is for Windows.
  expect(scripts.start).toBe('exec node scripts/start.mjs || node scripts/start.mjs');
  expect(scripts.serve).toMatch(/^exec node .* \|\| node /);
});
