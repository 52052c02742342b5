import { setImmediate as turn } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
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
