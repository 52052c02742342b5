import { readFile } from 'node:fs/promises';
import { type ResourceLimits, Worker } from 'node:worker_threads';
import { HttpError } from '@docs/search';
import type { Thread } from '../fair-queue.ts';
import { threadTime } from './thread-time.ts';
import type { Answer, Done, Opened, Request, Task, WorkerData } from './worker.ts';

/** Processor time of a call. Beyond it, the call is stopped together with its thread. Five times the cost limit. */
const MAX_RUN_MS = 500;
/** Before a thread that ended while it was opening the indexes is started again. */
const RESTART_MS = 1000;

let code: Promise<string> | undefined;

/**
 * The script of a thread, which the build compiles. Read once per process: after a newer build has replaced the folder,
 * the file there is of another version than this code.
 */
export function workerCode(): Promise<string> {
  code ??= import.meta.url.endsWith('.ts')
    ? import('../../compile.ts').then(({ compileWorker }) => compileWorker())
    : readFile(new URL('search-worker.js', import.meta.url), 'utf8');
  return code;
}

interface Settle {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

export interface ThreadOptions {
  code: string;
  workerData: WorkerData;
  resourceLimits: ResourceLimits;
  log: { error(message: string): void };
  /** The thread has opened the indexes and can take a task. */
  onOpen: () => void;
}

/** A worker thread that runs one task at a time, and is started again whenever it ends. */
export class SearchThread implements Thread<Task, Done> {
  readonly #options: ThreadOptions;
  #worker: Worker;
  #state: 'opening' | 'idle' | 'busy' | 'closed' = 'opening';
  #settle: Settle | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** For its processor time. */
  #thread: string | null = null;
  /** Rejects if the thread ends before it has opened the indexes. Later ends are handled by starting it again. */
  readonly opened: Promise<Opened>;

  constructor(options: ThreadOptions) {
    this.#options = options;
    this.#worker = newWorker(options);
    this.opened = this.#open();
  }

  get isIdle(): boolean {
    return this.#state === 'idle';
  }

  /** The thread must be idle. */
  run(task: Task, isExpensive: boolean): Promise<Answer> {
    this.#state = 'busy';
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
      this.#watch(threadTime(this.#thread) + MAX_RUN_MS, MAX_RUN_MS);
      this.#worker.postMessage({ ...task, isExpensive } satisfies Request);
    });
  }

  /** Stops the task when the thread's processor time reaches the limit. */
  #watch(limit: number, wait: number): void {
    this.#timer = setTimeout(() => {
      const left = limit - threadTime(this.#thread);
      if (left > 0) return this.#watch(limit, left);
      this.#options.log.error(`A search was stopped after ${MAX_RUN_MS} ms.`);
      void this.#worker.terminate();
    }, wait);
  }

  async close(): Promise<void> {
    this.#state = 'closed';
    clearTimeout(this.#timer);
    await this.#worker.terminate();
  }

  #open(): Promise<Opened> {
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      worker.once('message', (opened: Opened) => {
        worker.on('message', (answer: Answer) => this.#finish(({ resolve }) => resolve(answer)));
        this.#thread = opened.thread;
        this.#state = 'idle';
        this.#options.onOpen();
        resolve(opened);
      });
      worker.on('error', (error: Error) => {
        this.#options.log.error(`A search thread ended: ${error.message}.`);
        reject(error);
      });
      worker.on('exit', () => {
        if (this.#state === 'closed') return;
        const wait = this.#state === 'opening' ? RESTART_MS : 0;
        this.#finish(({ reject }) =>
          reject(new HttpError(503, 'The search was stopped: it took too long.', 1)),
        );
        this.#state = 'opening';
        this.#timer = setTimeout(() => this.#restart(), wait);
      });
    });
  }

  #restart(): void {
    this.#worker = newWorker(this.#options);
    this.#open().catch(() => {}); // logged
  }

  #finish(settle: (task: Settle) => void): void {
    clearTimeout(this.#timer);
    const task = this.#settle;
    this.#settle = undefined;
    if (task) settle(task);
    if (this.#state === 'busy') this.#state = 'idle';
  }
}

function newWorker({ code, workerData, resourceLimits }: ThreadOptions): Worker {
  return new Worker(code, { eval: true, workerData, resourceLimits, env: {}, execArgv: [] });
}
