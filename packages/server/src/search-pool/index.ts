import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { HttpError, type IndexFile, readIndexFiles, unpackedBytes } from '@docs/search';
import { LRUCache } from 'lru-cache';
import { type Caller, FairQueue, MAX_WAIT_MS } from '../fair-queue.ts';
import { SearchThread, workerCode } from './thread.ts';
import type { SearchResponse, SearchService } from './types.ts';
import type { Done, Task } from './worker.ts';

export * from './types.ts';

export interface SearchOptions {
  /** For the names of indexes whose files cannot be read: `<prefix>-<locale>`. */
  prefix: string;
  /** Receives internal errors. */
  log: { error(message: string): void };
}

/**
 * One core is left for the thread that serves pages. A second worker takes 45 MB, which on two cores would exceed the
 * limit of 220 MB for the whole server and gain little.
 */
const THREADS = Math.min(2, Math.max(1, availableParallelism() - 1));
const MAX_CACHED_BYTES = 4 * 2 ** 20;
/** Memory of a response besides its key and body. */
const OVERHEAD_BYTES = 300;

/** Opens the indexes in `<buildDir>/.search` in every thread. A file that cannot be used is reported in `indexes`. */
export async function openSearch(buildDir: string, { prefix, log }: SearchOptions): Promise<SearchService> {
  const [code, files] = await Promise.all([workerCode(), readIndexFiles(join(buildDir, '.search'))]);
  const resourceLimits = { maxOldGenerationSizeMb: heapLimit(files), maxYoungGenerationSizeMb: 4 };
  const options = {
    code,
    workerData: { files, prefix },
    resourceLimits,
    log,
    onOpen: () => queue.dispatch(),
  };
  const threads = Array.from({ length: THREADS }, () => new SearchThread(options));
  const queue = new FairQueue<Task, Done>(threads, MAX_WAIT_MS);
  const end = () => Promise.all(threads.map((thread) => thread.close()));
  const [opened] = await Promise.all(threads.map((thread) => thread.opened)).catch(async (error) => {
    await end(); // otherwise threads that cannot open the indexes would start again and again
    throw error;
  });
  const cache = new LRUCache<string, SearchResponse>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + OVERHEAD_BYTES,
  });

  async function run(task: Task, caller: Caller): Promise<Done> {
    const done = await queue.run(task, caller);
    if (done.failure) log.error(`A search failed: ${done.failure}`);
    return done;
  }

  return {
    indexes: opened?.indexes ?? {},
    sections: opened?.sections ?? [],
    async respond(call, caller) {
      const key = JSON.stringify(call);
      const known = cache.get(key);
      if (known) return known;
      const { response } = await run({ call }, caller);
      if (!response) throw new Error('A search thread sent no response.');
      if (response.cacheable) cache.set(key, response);
      return response;
    },
    async searchDocs(docs, caller) {
      const { docs: found, failure } = await run({ docs }, caller);
      if (failure) throw new HttpError(500, 'The search failed.');
      return found ?? null;
    },
    async close() {
      await queue.close();
      await end();
    },
  };
}

/**
 * Megabytes of a thread's heap: base, per megabyte of records that is searched, and per megabyte of the index that is
 * being built (one at a time). A heap that is too small would end the whole process, so the limit depends on the files,
 * whose size is limited.
 */
const HEAP_MB = { base: 40, searched: 4, built: 16 };

function heapLimit(files: readonly IndexFile[]): number {
  const sizes = files.map(({ bytes }) => (typeof bytes === 'string' ? 0 : unpackedBytes(bytes) / 2 ** 20));
  const all = sizes.reduce((sum, size) => sum + size, 0);
  return Math.ceil(HEAP_MB.base + HEAP_MB.searched * all + HEAP_MB.built * Math.max(...sizes));
}
