import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../test/nginx.ts';
import { CREDENTIALS } from '../test/search.ts';

/** Attacks of one client on the compiled server, with the flags of `npm run serve`. Other clients must not notice. */

const BUILD = process.env.SITE_DIR ?? fileURLToPath(new URL('../../../website/build', import.meta.url));
const MAX_MEGABYTES = 400;
const SEARCH = `/1/indexes/*/queries?${CREDENTIALS}`;
const SLOW = { timeout: 180_000 };

let server: ChildProcess;
let port: number;
let ended = false;

beforeAll(async () => {
  port = await freePort();
  const flags = ['--max-semi-space-size=2', '--max-old-space-size=256'];
  server = spawn(process.execPath, [...flags, join(BUILD, '.server/main.js')], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  server.once('exit', () => {
    ended = true;
  });
  await vi.waitFor(() => get('/healthz'), { timeout: 60_000, interval: 200 });
}, 90_000);
afterAll(() => void server.kill('SIGKILL'));

test(
  'pipelined requests whose responses nobody reads leave memory and other clients alone',
  SLOW,
  async () => {
    const most = await memoryDuring(async () => {
      for (const path of ['/', '/docs/news', '/nope', '/healthz']) {
        const flood = `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(2400);
        const sockets = await Promise.all(Array.from({ length: 20 }, () => unread(flood)));
        expect(await slowest(20)).toBeLessThan(2000);
        for (const socket of sockets) socket.destroy();
      }
    });
    report('pipelined', most);
  },
);

test('large responses that nobody reads leave memory and other clients alone', SLOW, async () => {
  const everything = { indexName: 'docs-en', query: 'captcha', hitsPerPage: 400, distinct: false };
  const body = JSON.stringify({ requests: [everything] });
  const names = Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`%USER_AGENT%${n}`, 1]));
  const task = JSON.stringify({ clientKey: 'YOUR_API_KEY', task: { type: 'TurnstileTask', ...names } });
  const most = await memoryDuring(async () => {
    for (const [path, sent] of [
      [SEARCH, body],
      ['/sandbox/createTask', task],
    ] as const) {
      const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${Buffer.byteLength(sent)}\r\n\r\n`;
      const sockets = await Promise.all(Array.from({ length: 250 }, () => unread(head + sent)));
      await pause(5000);
      expect(await slowest(20)).toBeLessThan(2000);
      for (const socket of sockets) socket.destroy();
    }
  });
  report('unread', most);
  await expect.poll(() => search(), { timeout: 10_000 }).toBe(200);
});

const KEYS = JSON.stringify(Object.fromEntries(Array.from({ length: 3000 }, (_, n) => [n, 1]))).slice(
  0,
  16_000,
);
const MCP = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' };
const LIST = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
const BALANCE = '{"clientKey":"YOUR_API_KEY"}';

test.each([
  ['Accept of commas', { path: '/', headers: { accept: ','.repeat(15_000) } }, { path: '/' }],
  ['Accept of 1 KB', { path: '/', headers: { accept: ','.repeat(1000) } }, { path: '/' }],
  ['keys to /mcp', { path: '/mcp', headers: MCP, body: KEYS }, { path: '/mcp', headers: MCP, body: LIST }],
  [
    'keys to /sandbox/',
    { path: '/sandbox/createTask', body: KEYS },
    { path: '/sandbox/getBalance', body: BALANCE },
  ],
  [
    'expensive searches',
    {
      path: SEARCH,
      body: JSON.stringify({
        requests: Array(39).fill({ indexName: 'docs-en', query: '\ufdfa'.repeat(170) }),
      }),
    },
    { path: SEARCH, body: JSON.stringify({ requests: [{ indexName: 'docs-en', query: 'captcha' }] }) },
  ],
])(
  '%s, on 20 connections, delay pages at most twice as much as ordinary requests',
  SLOW,
  async (name, attack, ordinary) => {
    const beside = await pagesBeside(ordinary);
    const attacked = await pagesBeside(attack);
    console.log(
      `${name}: p99 of pages ${attacked.toFixed(1)} ms, beside ordinary requests ${beside.toFixed(1)} ms`,
    );
    expect(attacked).toBeLessThan(2 * Math.max(beside, 5));
  },
);

test('beside 250 calls of an assistant at once, pages are served in between', SLOW, async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await send({ path: '/docs/getting-start', agent });
  const started = performance.now();
  const calls = Array.from({ length: 250 }, () => send({ path: '/mcp', headers: MCP, body: LIST }));
  const pages: number[] = [];
  for (let n = 0; n < 10; n++) pages.push((await send({ path: '/docs/getting-start', agent })).ms);
  agent.destroy();
  const statuses = new Set((await Promise.all(calls)).map(({ status }) => status));
  const whole = performance.now() - started;
  const slow = Math.max(...pages);
  console.log(`250 calls took ${whole.toFixed(0)} ms, the slowest page beside them ${slow.toFixed(0)} ms`);
  expect([...statuses].filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
  expect(slow).toBeLessThan(whole / 4);
});

test('beside 20 connections of one client, the searches of another client succeed', SLOW, async () => {
  const stop = flood((n) => ({
    path: SEARCH,
    body: JSON.stringify({
      requests: Array(20).fill({ indexName: 'docs-en', query: `captcha proxy ${n} tokne` }),
    }),
  }));
  const statuses: number[] = [];
  for (let n = 0; n < 100; n++) statuses.push(await search(`other ${n}`, '127.0.0.3'));
  await stop();
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
});

interface Sent {
  path: string;
  headers?: Record<string, string>;
  body?: string;
  agent?: Agent;
  from?: string;
}

/** @returns the status and the time in milliseconds */
function send({ path, headers = {}, body, agent, from }: Sent): Promise<{ status: number; ms: number }> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const options = { port, host: '127.0.0.1', path, method, headers, agent, localAddress: from };
    request({ ...options, agent: agent ?? false }, (response) => {
      response
        .resume()
        .on('end', () => resolve({ status: response.statusCode ?? 0, ms: performance.now() - started }));
    })
      .on('error', reject)
      .end(body);
  });
}

const get = (path: string) => send({ path });

async function search(query = 'captcha', from?: string): Promise<number> {
  const body = JSON.stringify({ requests: [{ indexName: 'docs-en', query }] });
  return (await send({ path: SEARCH, body, ...(from && { from }) })).status;
}

/** Sends bytes on a connection of its own, and does not read. */
function unread(bytes: string): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1').pause();
    socket.on('error', () => resolve(socket));
    socket.on('connect', () => socket.write(bytes, () => resolve(socket)));
    setTimeout(() => resolve(socket), 1000);
  });
}

/** Milliseconds of the slowest of some pages. */
async function slowest(pages: number): Promise<number> {
  let most = 0;
  for (let n = 0; n < pages; n++) {
    const { status, ms } = await get('/docs/getting-start');
    expect(status).toBe(200);
    most = Math.max(most, ms);
  }
  return most;
}

/** Sends requests on 20 connections as fast as they are answered. */
function flood(next: (n: number) => Sent): () => Promise<void> {
  let isOver = false;
  let count = 0;
  const client = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!isOver && count < 20_000) await send({ ...next(count++), agent }).catch(() => {});
    agent.destroy();
  };
  const clients = Promise.all(Array.from({ length: 20 }, client));
  return async () => {
    isOver = true;
    await clients;
  };
}

/** The 99th percentile of the time of pages beside 20 connections with such requests. */
async function pagesBeside(sent: Sent): Promise<number> {
  const stop = flood(() => sent);
  await pause(500);
  const times: number[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (const end = performance.now() + 6000; performance.now() < end; ) {
    times.push((await send({ path: '/docs/getting-start', agent, from: '127.0.0.3' })).ms);
  }
  agent.destroy();
  await stop();
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.99)] ?? 0;
}

async function memoryDuring(attack: () => Promise<void>): Promise<number> {
  let most = 0;
  const timer = setInterval(async () => {
    const status = await readFile(`/proc/${server.pid}/status`, 'utf8').catch(() => '');
    most = Math.max(most, Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  }, 50);
  await attack();
  clearInterval(timer);
  return most;
}

function report(attack: string, megabytes: number): void {
  console.log(`${attack}: ${megabytes.toFixed(0)} MB resident`);
  expect(ended).toBe(false);
  expect(megabytes).toBeLessThan(MAX_MEGABYTES);
}
