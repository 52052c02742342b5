import { setImmediate as turn } from 'node:timers/promises';
import { Sandbox } from '@docs/contract/sandbox';
import { McpServer } from '@modelcontextprotocol/server';
import Fastify from 'fastify';
import { expect, type MockInstance, onTestFinished, test, vi } from 'vitest';
import { listeningDocs } from '../test/docs.ts';
import { oneCallPerTurn } from './calls.ts';

test('calls that arrive at once are run in different turns of the event loop', async () => {
  let now = 0;
  let isOver = false;
  const clock = (async () => {
    for (; !isOver; now++) await turn();
  })();
  const app = Fastify();
  oneCallPerTurn(app);
  app.get('/', async () => now);
  const responses = await Promise.all(Array.from({ length: 20 }, () => app.inject('/')));
  isOver = true;
  await clock;
  expect(new Set(responses.map(({ body }) => body)).size).toBe(20);
});

test.each([
  ['/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' }],
  ['/sandbox/createTask', { clientKey: 'YOUR_API_KEY', task: { type: 'TurnstileTask' } }],
])('a call to %s that has waited for 800 ms gets 503 and a time to retry', async (url, payload) => {
  // Each call takes half a second.
  for (const [type, method] of [
    [McpServer, 'connect'],
    [Sandbox, 'respond'],
  ] as const) {
    const original = type.prototype[method as never] as (...values: unknown[]) => unknown;
    const spy = vi.spyOn(type.prototype, method as never) as unknown as MockInstance<typeof original>;
    spy.mockImplementation(function (this: unknown, ...values) {
      for (const end = performance.now() + 500; performance.now() < end; );
      return original.apply(this, values);
    });
    onTestFinished(() => spy.mockRestore());
  }
  const { app } = await listeningDocs();
  const headers = { accept: 'application/json, text/event-stream' };
  const responses = await Promise.all(
    Array.from({ length: 4 }, () => app.inject({ method: 'POST', url, payload, headers })),
  );
  const [first, last] = [responses[0], responses[3]];
  expect(first?.statusCode).toBe(200);
  expect([last?.statusCode, last?.headers['retry-after']]).toEqual([503, '1']);
  expect(last?.body).toContain('The server has more to do than it can answer in time');
});
