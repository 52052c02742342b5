import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type IndexFile, readIndexFiles, unpackedBytes } from '@docs/search';
import { Piscina } from 'piscina';
import type { Done, Task, WorkerData } from './worker.ts';

export type SearchPool = Piscina<Task, Done>;

/**
 * One core is left for the thread that serves pages. A second worker takes 45 MB, which on two cores would exceed the
 * limit of 220 MB for the whole server and gain little.
 */
export const WORKERS = Math.min(2, Math.max(1, availableParallelism() - 1));
/** Tasks that a worker holds at a time, so that it does not wait for the main thread between two tasks. */
export const TASKS_PER_WORKER = 3;
/** Maximum calls in progress. Each holds a body of up to 64 KiB. */
export const MAX_PENDING = 200;

/**
 * Megabytes of a worker's heap: base, per megabyte of records that is searched, and per megabyte of the index that is
 * being built (one at a time). A heap that is too small would end the whole process, so the limit depends on the files,
 * whose size is limited.
 */
const HEAP_MB = { base: 40, searched: 4, built: 16 };

function heapLimit(files: readonly IndexFile[]): number {
  const sizes = files.map(({ bytes }) => (typeof bytes === 'string' ? 0 : unpackedBytes(bytes) / 2 ** 20));
  const all = sizes.reduce((sum, size) => sum + size, 0);
  return Math.ceil(HEAP_MB.base + HEAP_MB.searched * all + HEAP_MB.built * Math.max(...sizes));
}

/** The build compiles the worker to a script next to the server. */
async function workerScript(): Promise<string> {
  if (!import.meta.url.endsWith('.ts')) return fileURLToPath(new URL('search-worker.js', import.meta.url));
  const { compileWorker } = await import('../../compile.ts');
  return compileWorker();
}

/** Starts worker threads with the indexes of one folder. A worker that dies is replaced. */
export async function createPool(folder: string, prefix: string): Promise<SearchPool> {
  const [filename, files] = await Promise.all([workerScript(), readIndexFiles(folder)]);
  const workerData: WorkerData = { files, prefix };
  return new Piscina<Task, Done>({
    filename,
    workerData,
    minThreads: WORKERS,
    maxThreads: WORKERS,
    concurrentTasksPerWorker: TASKS_PER_WORKER,
    maxQueue: MAX_PENDING,
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: heapLimit(files), maxYoungGenerationSizeMb: 4 },
    recordTiming: false,
  });
}
