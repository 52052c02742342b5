import { FairQueue, type Thread } from './fair-queue.ts';

/** Tasks wait for this long at most while connections are accepted. */
const MAX_ACCEPTING_MS = 10;

let lastAccepted = 0;

export function connectionAccepted(): void {
  lastAccepted = performance.now();
}

/**
 * The thread that serves pages, as threads of a queue: each runs one task per turn of the event loop. Node accepts only
 * one connection per turn, so a turn that handled the requests of 200 connections would delay new clients by seconds. For
 * the same reason, connections are accepted first.
 */
class PageThread implements Thread<() => void, void> {
  isIdle = true;
  readonly #onIdle: () => void;

  constructor(onIdle: () => void) {
    this.#onIdle = onIdle;
  }

  /** Resolves when the task waits for something else. */
  run(start: () => void): Promise<void> {
    this.isIdle = false;
    this.#waitForTurn(performance.now() + MAX_ACCEPTING_MS);
    start();
    return new Promise((resolve) => queueMicrotask(() => process.nextTick(resolve)));
  }

  #waitForTurn(latest: number): void {
    const asked = performance.now();
    setImmediate(() => {
      if (lastAccepted > asked && performance.now() < latest) return this.#waitForTurn(latest);
      this.isIdle = true;
      this.#onIdle();
    });
  }
}

/**
 * A queue of tasks for the thread that serves pages. Clients take turns: tasks are short, and the time of one also counts
 * what happens meanwhile, such as a garbage collection, for which its client would wait while others run hundreds.
 */
export function turns(tasksPerTurn: number, maxWaitMs?: number): FairQueue<() => void, void> {
  const threads = Array.from({ length: tasksPerTurn }, () => new PageThread(() => queue.dispatch()));
  const queue = new FairQueue(threads, maxWaitMs, () => 0);
  return queue;
}
