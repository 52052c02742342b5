import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { workerCode } from './bundle.ts';
import type { Done, Task, WorkerData } from './worker.ts';

export type SearchPool = Piscina<Task, Done>;

/** Two, so that one goes on while the other is replaced; more would cost 25 MB each and gain nothing on two cores. */
const WORKERS = Math.min(2, availableParallelism());
/** Tasks that a worker holds beside the one it runs, so that it need not wait for the main thread between two. */
const TASKS_PER_WORKER = 3;
export const MAX_QUEUE = 200;

/** Worker threads with the indexes of one folder. A worker that dies is replaced. */
export async function createPool(data: Omit<WorkerData, 'code'>): Promise<SearchPool> {
  const workerData: WorkerData = { ...data, code: await workerCode() };
  return new Piscina<Task, Done>({
    filename: fileURLToPath(new URL('start-worker.mjs', import.meta.url)),
    workerData,
    minThreads: WORKERS,
    maxThreads: WORKERS,
    concurrentTasksPerWorker: TASKS_PER_WORKER,
    maxQueue: MAX_QUEUE,
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 },
    recordTiming: false,
  });
}
