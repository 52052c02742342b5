import { join } from 'node:path';
import { errorBody } from '@docs/search';
import { createPool, MAX_PENDING, type SearchPool, TASKS_PER_WORKER, WORKERS } from './pool.ts';
import { RememberedResponses } from './remembered.ts';
import {
  type DocsQuery,
  type DocsResult,
  type SearchCall,
  SearchOverloaded,
  type SearchResponse,
  type SearchService,
  type SearchStatus,
} from './types.ts';
import type { Done, Opened, Task } from './worker.ts';

export * from './types.ts';

export interface SearchOptions {
  /** For the names of indexes whose files cannot be read: `<prefix>-<locale>`. */
  prefix: string;
  /** Receives internal errors. */
  log: { error(message: string): void };
}

/** A call that would wait longer is rejected at once: the browser client gives up after one second. */
const MAX_WAIT_MS = 400;
const RETRY_AFTER_S = 1;

/** Opens the indexes in `<buildDir>/.search`. If a file cannot be read, its locale is reported and left out. */
export async function openSearch(buildDir: string, options: SearchOptions): Promise<SearchService> {
  const folder = join(buildDir, '.search');
  return serviceOver(await createPool(folder, options.prefix), options.log);
}

export async function serviceOver(pool: SearchPool, log: SearchOptions['log']): Promise<SearchService> {
  // The pool replaces a worker that dies, but an `error` event without a listener would end the process.
  pool.on('error', ({ message }: Error) => log.error(`A search worker ended: ${message}.`));
  try {
    const { opened } = await pool.run({ opened: true });
    const { indexes, sections } = opened as Opened;
    return new PooledSearch(pool, indexes, sections, log);
  } catch (error) {
    await pool.destroy(); // otherwise it would keep starting workers that cannot open the indexes
    throw error;
  }
}

class PooledSearch implements SearchService {
  readonly sections: readonly string[];
  readonly #pool: SearchPool;
  readonly #indexes: SearchStatus['indexes'];
  readonly #log: SearchOptions['log'];
  readonly #remembered = new RememberedResponses((call) => this.#compute(call));
  #pending = 0;
  #refused = 0;
  #meanMs = 3;

  constructor(
    pool: SearchPool,
    indexes: SearchStatus['indexes'],
    sections: readonly string[],
    log: SearchOptions['log'],
  ) {
    this.#pool = pool;
    this.#indexes = indexes;
    this.sections = sections;
    this.#log = log;
  }

  respond(call: SearchCall): Promise<SearchResponse> {
    return this.#remembered.respond(call);
  }

  async searchDocs(asked: DocsQuery): Promise<DocsResult | null> {
    if (!this.#hasRoom()) throw new SearchOverloaded('The search has more to do than it can answer in time.');
    return (await this.#run({ docs: asked })).docs ?? null;
  }

  status(): SearchStatus {
    const { remembered, computed } = this.#remembered;
    return {
      indexes: this.#indexes,
      queue: this.#pending,
      workers: this.#pool.threads.length,
      meanMs: this.#meanMs,
      calls: { remembered, computed, refused: this.#refused },
    };
  }

  close(): Promise<void> {
    return this.#pool.close();
  }

  async #compute(call: SearchCall): Promise<SearchResponse> {
    if (!this.#hasRoom()) return overloaded();
    const { response, fault } = await this.#run({ call });
    if (fault) this.#log.error(`A search failed: ${fault}`);
    return response ?? overloaded();
  }

  /** Calls that the workers can take at once are always accepted. Beyond that, the wait time decides. */
  #hasRoom(): boolean {
    const wait = (this.#pending * this.#meanMs) / WORKERS;
    if (this.#pending < WORKERS * TASKS_PER_WORKER) return true;
    if (wait <= MAX_WAIT_MS && this.#pending < MAX_PENDING) return true;
    this.#refused++;
    return false;
  }

  async #run(task: Task): Promise<Done> {
    this.#pending++;
    try {
      // If a worker dies, its tasks are lost: retry once with another worker.
      const done = await this.#pool.run(task).catch(() => this.#pool.run(task));
      this.#meanMs += (done.ms - this.#meanMs) / 20;
      return done;
    } finally {
      this.#pending--;
    }
  }
}

function overloaded(): SearchResponse {
  const message = 'The search has more to do than it can answer in time: try again in a second';
  return {
    status: 503,
    body: Buffer.from(JSON.stringify(errorBody(503, message))),
    encoding: 'identity',
    searches: 0,
    retryAfter: RETRY_AFTER_S,
  };
}
