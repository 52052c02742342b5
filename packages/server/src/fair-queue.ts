import { HttpError } from '@docs/search';
import { LRUCache } from 'lru-cache';

/** A call that waits longer is rejected. The browser client gives up after one second. */
export const MAX_WAIT_MS = 800;
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

interface Client {
  /** The threads' time that its calls have used, in milliseconds. */
  clock: number;
}

interface Call<Task, Done> {
  task: Task;
  client: Client;
  isExpensive: boolean;
  /** The reason why the call must not wait any longer. */
  over?: HttpError;
  resolve(done: Done): void;
  reject(error: unknown): void;
}

/**
 * Calls that wait for a thread: start-time fair queuing. Each client has a clock, which its calls advance by the time that
 * they take. The call of the client whose clock is furthest behind is next. The clock of a client that comes back after a
 * pause is set to that of the last call that was started, so nobody saves up time, and a client that sends few cheap calls
 * waits for about one call, however many others send. Expensive calls wait for all others, because each call of an
 * attacker with many addresses may be the first of its client. No call is refused because others wait: a connection has
 * one, so their number is limited by the connections.
 */
export class FairQueue<Task, Done> {
  readonly #threads: readonly Thread<Task, Done>[];
  readonly #maxWaitMs: number | undefined;
  readonly #now: () => number;
  /** Oldest first. */
  readonly #waiting = new Set<Call<Task, Done>>();
  readonly #clients = new LRUCache<string, Client>({ max: MAX_CLIENTS });
  /**
   * The clock of the client whose call was started last. It advances with each call, so that no stream of new clients,
   * who all start at it, keeps a client waiting whose clock is ahead.
   */
  #latest = 0;
  #running = 0;
  #onEmpty: (() => void) | undefined;

  /**
   * @param maxWaitMs a call that waits longer is rejected with 503
   * @param now the time in milliseconds; with a constant, each call costs the same, and clients take turns
   */
  constructor(threads: readonly Thread<Task, Done>[], maxWaitMs?: number, now = () => performance.now()) {
    this.#threads = threads;
    this.#maxWaitMs = maxWaitMs;
    this.#now = now;
  }

  run(task: Task, { client, signal }: Caller): Promise<Done> {
    let timer: NodeJS.Timeout | undefined;
    let onAbort = () => {};
    return new Promise<Done>((resolve, reject) => {
      if (this.#onEmpty) throw overloaded();
      if (signal?.aborted) throw gone();
      const call: Call<Task, Done> = {
        task,
        client: this.#clientOf(client),
        isExpensive: false,
        resolve,
        reject,
      };
      const giveUp = (reason: HttpError) => {
        call.over = reason;
        if (!this.#waiting.delete(call)) return; // it runs already
        reject(reason);
        this.#checkEmpty();
      };
      if (this.#maxWaitMs) timer = setTimeout(() => giveUp(overloaded()), this.#maxWaitMs);
      onAbort = () => giveUp(gone());
      signal?.addEventListener('abort', onAbort);
      this.#waiting.add(call);
      this.dispatch();
    }).finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    });
  }

  /** Gives waiting calls to idle threads. */
  dispatch(): void {
    for (const thread of this.#threads) {
      const next = thread.isIdle && this.#next();
      if (next) void this.#run(thread, next);
    }
  }

  /** Accepts no more calls. Resolves when the last one is done. */
  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#onEmpty = resolve;
      this.#checkEmpty();
    });
  }

  async #run(thread: Thread<Task, Done>, call: Call<Task, Done>): Promise<void> {
    const { task, client, isExpensive } = call;
    this.#waiting.delete(call);
    this.#running++;
    this.#latest = Math.max(this.#latest, client.clock) + MIN_MS;
    const started = this.#now();
    try {
      const done = await thread.run(task, isExpensive);
      if (done !== EXPENSIVE) call.resolve(done);
      else if (call.over) call.reject(call.over);
      else {
        call.isExpensive = true;
        this.#waiting.add(call);
      }
    } catch (error) {
      call.reject(error);
    }
    client.clock += Math.max(MIN_MS, this.#now() - started);
    this.#running--;
    this.dispatch();
    this.#checkEmpty();
  }

  #next(): Call<Task, Done> | undefined {
    let next: Call<Task, Done> | undefined;
    for (const call of this.#waiting) if (!next || isBefore(call, next)) next = call;
    return next;
  }

  #clientOf(name: string): Client {
    const client = this.#clients.get(name) ?? { clock: 0 };
    client.clock = Math.max(client.clock, this.#latest);
    this.#clients.set(name, client);
    return client;
  }

  #checkEmpty(): void {
    if (this.#waiting.size + this.#running === 0) this.#onEmpty?.();
  }
}

function isBefore<Task, Done>(a: Call<Task, Done>, b: Call<Task, Done>): boolean {
  return a.isExpensive === b.isExpensive ? a.client.clock < b.client.clock : b.isExpensive;
}

function gone(): HttpError {
  return new HttpError(503, 'The client is gone.');
}

function overloaded(): HttpError {
  return new HttpError(
    503,
    'The server has more to do than it can answer in time: try again in a second.',
    1,
  );
}
