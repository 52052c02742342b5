import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { type Attack, LIST, searches, toMcp } from '../test/attacks.ts';
import { type BuiltServer, startAttacker, startBuilt } from '../test/built.ts';

/**
 * A reader beside attackers. The server, the attackers and the reader are three processes, so that the reader measures
 * the server and not the attackers.
 */

const SLOW = { timeout: 300_000 };
/** The best one counts: other programs on the machine only make a round slower. */
const ROUNDS = 4;
const READER = '127.0.0.3';
const attacker = startAttacker();
afterAll(() => attacker.end());

/** The reader waits several times as long if the attacker's requests come first. */
const MAX_RATIO = 10;
/** Shorter times depend on what else the machine does. */
const JITTER_MS = 10;

test.each<[string, Attack]>([
  ['searches', searches('captcha')],
  ['calls of an assistant', toMcp(LIST)],
  ['searches, each on a new connection,', { ...searches('captcha'), reconnects: true }],
])(
  'beside %s of one address on 200 connections, most of them rejected, other clients are served in time',
  SLOW,
  async (name, attack) => {
    const server = await started({ SEARCH_RATE_LIMIT: '300' });
    await round(server); // compiles code
    const alone: Times[] = [];
    const beside: Times[] = [];
    const statuses: Record<number, number>[] = [];
    for (let n = 0; n < ROUNDS; n++) {
      alone.push(await round(server));
      const stop = await attacker.attack(server, { ...attack, connectionsPerAddress: 200 });
      await pause(1000);
      beside.push(await round(server));
      statuses.push(await stop());
    }
    for (const kind of ['search', 'mcp'] as const) {
      const [best, attacked] = [alone, beside].map((times) => Math.min(...times.map((one) => one[kind])));
      console.log(`${name} ${kind}: median ${best?.toFixed(1)} ms, attacked ${attacked?.toFixed(1)} ms`);
      expect(attacked).toBeLessThan(MAX_RATIO * Math.max(best ?? 0, JITTER_MS));
    }
    const all = statuses.map(({ 200: accepted = 0, 429: rejected = 0 }) => rejected / (accepted + rejected));
    console.log(JSON.stringify(statuses));
    expect(Math.max(...all)).toBeGreaterThan(0.5);
  },
);

test('beside expensive searches of 50 addresses, the searches of a reader succeed', SLOW, async () => {
  const server = await started({ SEARCH_RATE_LIMIT: '0' });
  const stop = await attacker.attack(server, {
    ...searches('captcha proxy {n} tokne'),
    addresses: Array.from({ length: 50 }, (_, n) => `127.0.1.${n + 1}`),
    connectionsPerAddress: 4,
  });
  let slowest = Infinity;
  for (let n = 0; n < 2 * ROUNDS && slowest === Infinity; n++) {
    const times: number[] = [];
    while (times.length < 10) times.push(await call(server, searches(`reader ${count++}`)));
    slowest = Math.max(...times);
  }
  const statuses = await stop();
  console.log(`slowest search: ${slowest.toFixed(0)} ms; the attackers: ${JSON.stringify(statuses)}`);
  expect(slowest).not.toBe(Infinity);
  expect(statuses[503]).toBeGreaterThan(50);
});

interface Times {
  search: number;
  mcp: number;
}

let count = 0;

/** The median times of 15 searches and 15 calls of an assistant. Infinite if one of them got no response in time. */
async function round(server: BuiltServer): Promise<Times> {
  const times: { [kind in keyof Times]: number[] } = { search: [], mcp: [] };
  for (let n = 0; n < 15; n++) {
    times.search.push(await call(server, searches(`reader ${count++}`)));
    times.mcp.push(await call(server, toMcp(LIST)));
  }
  const median = (all: number[]) => (all.includes(Infinity) ? Infinity : (all.sort((a, b) => a - b)[7] ?? 0));
  return { search: median(times.search), mcp: median(times.mcp) };
}

/** On a connection of its own, like a client that comes now. @returns milliseconds; infinite for 503 */
function call({ port }: BuiltServer, { path, headers = {}, body }: Attack): Promise<number> {
  const started = performance.now();
  const options = { port, host: '127.0.0.1', path, method: 'POST', headers, localAddress: READER };
  return new Promise((resolve, reject) => {
    request({ ...options, agent: false }, (response) => {
      const { statusCode } = response.resume();
      if (statusCode === 503) return resolve(Infinity);
      if (statusCode !== 200) return reject(new Error(`${path} was answered with ${statusCode}.`));
      response.on('end', () => resolve(performance.now() - started));
    })
      .on('error', reject)
      .end(body);
  });
}

async function started(variables: Record<string, string>): Promise<BuiltServer> {
  const server = await startBuilt(variables);
  onTestFinished(() => server.stop());
  return server;
}
