import { HttpError } from '@docs/search';
import type { SearchThread } from './thread.ts';
import type { Caller } from './types.ts';
import type { Done, Task } from './worker.ts';

/** Maximum calls that wait. Each holds a body of up to 16 KB. */
const MAX_WAITING = 200;
/** The browser client gives up after one second. */
const MAX_WAIT_MS = 800;

interface Waiting {
  task: Task;
  client: string;
  run(done: Promise<Done>): void;
  reject(error: Error): void;
}

/**
 * Calls that wait for a thread. Clients take turns, so that one client cannot delay the others by more than a call. If too
 * many calls wait, the client with the most of them loses its last one.
 */
export class SearchQueue {
  readonly #threads: readonly SearchThread[];
  /** By client, in the order of their turns. */
  readonly #waiting = new Map<string, Waiting[]>();
  #size = 0;
  #running = 0;
  #onEmpty: (() => void) | undefined;
  #isClosing = false;

  constructor(threads: readonly SearchThread[]) {
    this.#threads = threads;
  }

  run(task: Task, { client, signal }: Caller): Promise<Done> {
    if (this.#isClosing) return Promise.reject(overloaded());
    return new Promise((resolve, reject) => {
      const stop = (error: Error) => () => this.#remove(waiting, error);
      const onAbort = stop(new HttpError(503, 'The client is gone.'));
      const timer = setTimeout(stop(overloaded()), MAX_WAIT_MS);
      const release = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      };
      signal?.addEventListener('abort', onAbort);
      const waiting: Waiting = {
        task,
        client,
        run(done) {
          release();
          resolve(done);
        },
        reject(error) {
          release();
          reject(error);
        },
      };
      this.#add(waiting);
      this.dispatch();
    });
  }

  /** Gives waiting calls to idle threads. */
  dispatch(): void {
    for (const thread of this.#threads) {
      if (!thread.isIdle) continue;
      const next = this.#next();
      if (!next) break;
      this.#running++;
      const done = thread.run(next.task);
      next.run(done);
      done
        .catch(() => {}) // handled by the caller
        .finally(() => {
          this.#running--;
          if (this.#size + this.#running === 0) this.#onEmpty?.();
        });
    }
  }

  /** Accepts no more calls. Resolves when the last one is done. */
  async close(): Promise<void> {
    this.#isClosing = true;
    if (this.#size + this.#running > 0)
      await new Promise<void>((resolve) => {
        this.#onEmpty = resolve;
      });
  }

  #add(waiting: Waiting): void {
    const own = this.#waiting.get(waiting.client);
    if (own) own.push(waiting);
    else this.#waiting.set(waiting.client, [waiting]);
    this.#size++;
    if (this.#size <= MAX_WAITING) return;
    const longest = [...this.#waiting.values()].reduce((a, b) => (b.length > a.length ? b : a));
    const last = longest.at(-1);
    if (last) this.#remove(last, overloaded());
  }

  /** The first call of the client whose turn it is. */
  #next(): Waiting | undefined {
    for (const [client, [first, ...rest]] of this.#waiting) {
      this.#waiting.delete(client);
      if (rest.length > 0) this.#waiting.set(client, rest); // as the last one
      if (first) this.#size--;
      return first;
    }
    return undefined;
  }

  #remove(waiting: Waiting, error: Error): void {
    const own = this.#waiting.get(waiting.client) ?? [];
    const rest = own.filter((one) => one !== waiting);
    if (rest.length === own.length) return; // it runs already
    if (rest.length > 0) this.#waiting.set(waiting.client, rest);
    else this.#waiting.delete(waiting.client);
    this.#size--;
    waiting.reject(error);
    if (this.#size + this.#running === 0) this.#onEmpty?.();
  }
}

function overloaded(): HttpError {
  return new HttpError(
    503,
    'The search has more to do than it can answer in time: try again in a second.',
    1,
  );
}
