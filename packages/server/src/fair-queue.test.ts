import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { type Caller, EXPENSIVE, FairQueue, type Thread } from './fair-queue.ts';
import { SearchThread } from './search-pool/thread.ts';
import type { Done, Task } from './search-pool/worker.ts';

/** A thread that waits as many milliseconds as the query says, idle or busy. */
const CODE = `
  const { parentPort } = require('node:worker_threads');
  const { readlinkSync } = require('node:fs');
  const thread = process.platform === 'linux' ? readlinkSync('/proc/thread-self') : null;
  parentPort.on('message', ({ docs }) => {
    if (docs.query === 'crash') process.exit(1);
    if (docs.query === 'endless') for (;;);
    setTimeout(() => parentPort.postMessage({ docs: null }), Number(docs.query));
  });
  parentPort.postMessage({ indexes: {}, sections: [], thread });
`;
const ME: Caller = { client: '192.0.2.1' };
const OTHER: Caller = { client: '192.0.2.2' };
const OVERLOADED = { status: 503, retryAfter: 1 };

async function opened(reports: string[] = []) {
  const threads: SearchThread[] = [];
  const queue = new FairQueue<Task, Done>(threads, 800);
  const thread = new SearchThread({
    code: CODE,
    workerData: { files: [], prefix: '' },
    resourceLimits: {},
    log: { error: (report) => reports.push(report) },
    onOpen: () => queue.dispatch(),
  });
  threads.push(thread);
  await thread.opened;
  onTestFinished(() => thread.close());
  const run = (query: string | number, caller = ME) =>
    queue.run({ docs: { query: String(query), locale: 'en' } }, caller);
  return { queue, run };
}

async function outcomes(calls: Promise<unknown>[]): Promise<string[]> {
  return (await Promise.allSettled(calls)).map(({ status }) => status);
}

test('a call that never ends is stopped with 503, and the next one is served', async () => {
  const reports: string[] = [];
  const { run } = await opened(reports);
  await expect(run('endless')).rejects.toMatchObject(OVERLOADED);
  expect(reports).toEqual(['A search was stopped after 500 ms.']);
  await expect.poll(() => run(1).then(() => 'served', String), { timeout: 10_000 }).toBe('served');
});

test.runIf(process.platform === 'linux')(
  'a call that waits for the processor is not stopped: its processor time counts, not the time that passed',
  async () => {
    const { run } = await opened();
    expect(await run(1000)).toEqual({ docs: null });
  },
);

test('a thread that ends is started again, and its call gets 503', async () => {
  const { run } = await opened();
  await expect(run('crash')).rejects.toMatchObject(OVERLOADED);
  await expect.poll(() => run(1).then(() => 'served', String), { timeout: 10_000 }).toBe('served');
});

test('beside a client that fills the queue, the calls of another client are served', async () => {
  const { run } = await opened();
  const greedy = outcomes(Array.from({ length: 400 }, () => run(20)));
  const fair = await outcomes(Array.from({ length: 4 }, () => run(1, OTHER)));
  expect(fair).toEqual(Array(4).fill('fulfilled'));
  const served = await greedy;
  expect(served[0]).toBe('fulfilled');
  // None of them waits longer than 800 ms.
  expect(served.filter((outcome) => outcome === 'rejected').length).toBeGreaterThan(300);
});

test('a call that has waited too long is rejected with a time to retry', async () => {
  const { run } = await opened();
  const first = run(1500);
  const started = performance.now();
  await expect(run(1)).rejects.toMatchObject(OVERLOADED);
  expect(performance.now() - started).toBeGreaterThan(790);
  await first;
});

test('a call whose sender is gone does not run', async () => {
  const { run } = await opened();
  const gone = new AbortController();
  const first = run(50);
  const waiting = run(1, { ...ME, signal: gone.signal });
  gone.abort();
  await expect(waiting).rejects.toThrow('The client is gone.');
  await first;
});

test('calls in progress are finished before the queue is closed, and later ones are rejected', async () => {
  const { queue, run } = await opened();
  const running = outcomes([run(20), run(20), run(20, OTHER)]);
  const closed = queue.close();
  await expect(run(1)).rejects.toMatchObject(OVERLOADED);
  await closed;
  expect(await running).toEqual(Array(3).fill('fulfilled'));
});

/** A thread that runs a task in as many milliseconds as it says. */
function timed(): {
  queue: FairQueue<number, void>;
  order: string[];
  run(client: string, ms: number): Promise<void>;
} {
  const order: string[] = [];
  const thread: Thread<number, void> & { isIdle: boolean } = {
    isIdle: true,
    async run(ms, isExpensive) {
      if (ms > 40 && !isExpensive) return EXPENSIVE;
      thread.isIdle = false;
      await pause(ms);
      thread.isIdle = true;
    },
  };
  const queue = new FairQueue<number, void>([thread]);
  return {
    queue,
    order,
    run: (client, ms) => queue.run(ms, { client }).then(() => void order.push(client)),
  };
}

test('a client whose calls take less time gets more of them', async () => {
  const { order, run } = timed();
  const slow = Array.from({ length: 4 }, () => run('slow', 40));
  const fast = Array.from({ length: 8 }, () => run('fast', 5));
  await Promise.all([...slow, ...fast]);
  expect(order.slice(0, 9).filter((client) => client === 'fast').length).toBeGreaterThanOrEqual(6);
});

test('expensive calls of a hundred clients wait for the cheap calls of a reader', async () => {
  const { order, run } = timed();
  const expensive = Array.from({ length: 100 }, (_, n) => run(`attacker ${n}`, 41));
  for (let n = 0; n < 5; n++) await run('reader', 1);
  // One of them ran already, and each search of the reader waits for one at most.
  expect(order.length).toBeLessThanOrEqual(11);
  expect(order.filter((client) => client === 'reader')).toHaveLength(5);
  await Promise.all(expensive);
});
