import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectionAccepted, turns } from './page-thread.ts';

const ME = { client: '192.0.2.1' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  connectionAccepted(); // other tests have accepted some, at a later time
});
afterEach(() => void vi.useRealTimers());

/** Starts a task beside as many turns of the event loop, of a millisecond each, in which a connection is accepted. */
async function turnsUntilTaskRuns(connections: number): Promise<number> {
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

test('a client whose task took long once takes turns with the others', async () => {
  const queue = turns(1);
  const order: string[] = [];
  const start = (client: string, ms: number) =>
    queue.run(
      () => {
        order.push(client);
        vi.advanceTimersByTime(ms);
      },
      { client },
    );
  const others = () => ['192.0.2.2', '192.0.2.3'].map((client) => start(client, 0));
  const all = [start('192.0.2.1', 500), ...Array.from({ length: 50 }, others).flat(), start('192.0.2.1', 0)];
  await Promise.all(all);
  expect(order.slice(1).indexOf('192.0.2.1')).toBeLessThan(5);
});

test('a client that comes again does not wait for all clients that are new', async () => {
  const queue = turns(1);
  let count = 0;
  const another = async (): Promise<void> => {
    await queue.run(() => {}, { client: `192.0.2.1 ${count++}` });
    if (count < 200) await another();
  };
  await queue.run(() => {}, ME);
  const others = Promise.all(Array.from({ length: 5 }, another));
  const again = queue.run(() => {}, ME).then(() => count);
  await others;
  expect(await again).toBeLessThan(20);
});
