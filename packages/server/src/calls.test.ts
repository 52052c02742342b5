import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { oneCallPerTurn } from './calls.ts';

test('calls that arrive at once are run in different turns of the event loop', async () => {
  let now = 0;
  let isOver = false;
  const clock = (async () => {
    for (; !isOver; now++) await turn();
  })();
  const wait = oneCallPerTurn();
  const turns = await Promise.all(
    Array.from({ length: 20 }, async () => {
      await wait();
      return now;
    }),
  );
  isOver = true;
  await clock;
  expect(new Set(turns).size).toBe(20);
});
