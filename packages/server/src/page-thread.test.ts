import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectionAccepted, turns } from './page-thread.ts';

const ME = { client: '192.0.2.1' };

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** Starts a task beside as many turns of the event loop, of a millisecond each, in which a connection is accepted. */
async function turnsUntilTaskRuns(connections: number): Promise<number> {
  connectionAccepted(); // other tests of this process have accepted some in real time
  const queue = turns(1);
  await queue.run(() => {}, ME); // takes this turn
  let isDone = false;
  const task = queue.run(() => {
    isDone = true;
  }, ME);
  let count = 0;
  for (; !isDone; count++) {
    vi.advanceTimersByTime(1);
    if (count < connections) connectionAccepted();
    await turn();
  }
  await task;
  return count;
}

test('connections are accepted before the next task runs', async () => {
  expect(await turnsUntilTaskRuns(0)).toBeLessThan(3);
  expect(await turnsUntilTaskRuns(5)).toBeGreaterThanOrEqual(5);
});

test('a task does not wait for more than ten milliseconds of connections', async () => {
  expect(await turnsUntilTaskRuns(Infinity)).toBeLessThan(13);
});
