import { HttpError } from '@docs/search';
import { LRUCache } from 'lru-cache';

/** If there are more clients, the least recently seen one is forgotten and starts over. */
const MAX_CLIENTS = 20_000;
/** What a call costs at least. Without a minimum, clients with calls that cost nothing would not take turns. */
const MIN_MS = 0.1;

/** Who sent a call. A call whose sender is gone is not run. */
export interface Caller {
  /** An IPv4 address or an IPv6 /64 network. */
  client: string;
  signal?: AbortSignal;
}

/** Runs one task at a time. */
export interface Thread<Task, Done> {
  readonly isIdle: boolean;
  /** May return `EXPENSIVE` instead of running a task, which is then run when it is passed as expensive. */
  run(task: Task, isExpensive: boolean): Promise<Done | typeof EXPENSIVE>;
}

export const EXPENSIVE = 'expensive';

interface Call<Task, Done> {
  task: Task;
  client: string;
  isExpensive: boolean;
  /** The reason why the call must not wait any longer. */
  over?: Error;
  resolve(done: Done): void;
  reject(error: Error): void;
}

/** By client, oldest first. */
type Waiting<Task, Done> = Map<string, Set<Call<Task, Done>>>;

/**
 * Calls that wait for a thread: start-time fair queuing. Each client has a clock, which its calls advance by the time that
 * they take. The call of the client whose clock is furthest behind is next. The clock of a client that comes back after a
 * pause is set to that of the last call that was started, so nobody saves up time, and a client that sends few cheap calls
 * waits for about one call, however many others send. Expensive calls wait for all others, because each call of an
 * attacker with many addresses may be the first of its client. No call is refused because others wait. Their memory is
 * limited by the connections and by `HeldBytes`.
 */
export class FairQueue<Task, Done> {
  readonly #threads: readonly Thread<Task, Done>[];
  readonly #maxWaitMs: number | undefined;
  readonly #cheap: Waiting<Task, Done> = new Map();
  readonly #expensive: Waiting<Task, Done> = new Map();
  /** By client, in milliseconds of the threads' time. */
  readonly #clocks = new LRUCache<string, number>({ max: MAX_CLIENTS });
  /** The clock of the client whose call was started last. */
  #now = 0;
  #running = 0;
  #onEmpty: (() => void) | undefined;
  #isClosing = false;

  /** @param maxWaitMs a call that waits longer is rejected with 503 */
  constructor(threads: readonly Thread<Task, Done>[], maxWaitMs?: number) {
    this.#threads = threads;
    this.#maxWaitMs = maxWaitMs;
  }

  run(task: Task, { client, signal }: Caller): Promise<Done> {
    if (this.#isClosing) return Promise.reject(overloaded());
    return new Promise((resolve, reject) => {
      const drop = (error: Error) => () => {
        call.over = error;
        if (!this.#remove(call)) return; // it runs already
        call.reject(error);
        this.#checkEmpty();
      };
      const onAbort = drop(new HttpError(503, 'The client is gone.'));
      const timer = this.#maxWaitMs && setTimeout(drop(overloaded()), this.#maxWaitMs);
      signal?.addEventListener('abort', onAbort);
      const settle = <Value>(end: (value: Value) => void) => {
        return (value: Value) => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', onAbort);
          end(value);
        };
      };
      const call: Call<Task, Done> = {
        task,
        client,
        isExpensive: false,
        resolve: settle(resolve),
        reject: settle(reject),
      };
      this.#add(call);
      if (signal?.aborted) onAbort();
      this.dispatch();
    });
  }

  /** Gives waiting calls to idle threads. */
  dispatch(): void {
    for (const thread of this.#threads) {
      const next = thread.isIdle && (this.#next(this.#cheap) ?? this.#next(this.#expensive));
      if (next) void this.#run(thread, next);
    }
  }

  /** Accepts no more calls. Resolves when the last one is done. */
  async close(): Promise<void> {
    this.#isClosing = true;
    await new Promise<void>((resolve) => {
      this.#onEmpty = resolve;
      this.#checkEmpty();
    });
  }

  async #run(thread: Thread<Task, Done>, call: Call<Task, Done>): Promise<void> {
    this.#remove(call);
    this.#now = Math.max(this.#now, this.#clockOf(call.client));
    this.#running++;
    const started = performance.now();
    try {
      const done = await thread.run(call.task, call.isExpensive);
      if (done !== EXPENSIVE) call.resolve(done);
      else if (call.over) call.reject(call.over);
      else {
        call.isExpensive = true;
        this.#add(call);
      }
    } catch (error) {
      call.reject(error as Error);
    }
    const ms = Math.max(MIN_MS, performance.now() - started);
    this.#clocks.set(call.client, this.#clockOf(call.client) + ms);
    this.#running--;
    this.dispatch();
    this.#checkEmpty();
  }

  #add(call: Call<Task, Done>): void {
    const { client } = call;
    const waiting = this.#waitingWith(call);
    const own = waiting.get(client) ?? new Set();
    if (own.size === 0) this.#clocks.set(client, Math.max(this.#now, this.#clockOf(client)));
    waiting.set(client, own.add(call));
  }

  /** False if the call does not wait. */
  #remove(call: Call<Task, Done>): boolean {
    const waiting = this.#waitingWith(call);
    const own = waiting.get(call.client);
    const waited = own?.delete(call) ?? false;
    if (own?.size === 0) waiting.delete(call.client);
    return waited;
  }

  #waitingWith({ isExpensive }: Call<Task, Done>): Waiting<Task, Done> {
    return isExpensive ? this.#expensive : this.#cheap;
  }

  #next(waiting: Waiting<Task, Done>): Call<Task, Done> | undefined {
    let least = Infinity;
    let next: Set<Call<Task, Done>> | undefined;
    for (const [client, own] of waiting) {
      const clock = this.#clockOf(client);
      if (clock >= least) continue;
      least = clock;
      next = own;
    }
    return next?.values().next().value;
  }

  #clockOf(client: string): number {
    return this.#clocks.get(client) ?? this.#now;
  }

  #checkEmpty(): void {
    if (this.#cheap.size + this.#expensive.size + this.#running === 0) this.#onEmpty?.();
  }
}

function overloaded(): HttpError {
  return new HttpError(
    503,
    'The server has more to do than it can answer in time: try again in a second.',
    1,
  );
}
