import { setPriority } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { errorBody, HttpError, type Indexes, type IndexFile, openIndexes, planCall } from '@docs/search';
import { EXPENSIVE } from '../fair-queue.ts';
import { findSections, searchDocs, sectionNames } from './docs.ts';
import { encode } from './encode.ts';
import { ownThread } from './thread-time.ts';
import type { DocsQuery, DocsResult, SearchCall, SearchResponse, SearchService } from './types.ts';

/** The data that a worker starts with. */
export interface WorkerData {
  /** The same for all workers of a pool, even if one starts after a newer build replaced the files. */
  files: IndexFile[];
  prefix: string;
}

export type Task = { call: SearchCall } | { docs: DocsQuery };
export type Request = Task & {
  /** False: an expensive call is not run. */
  isExpensive: boolean;
};

/** The first message of a worker: it takes tasks from now on, one at a time. */
export type Opened = Pick<SearchService, 'indexes' | 'sections'> & { thread: string | null };

export interface Done {
  response?: SearchResponse;
  docs?: DocsResult | null;
  /** An internal error, for the log. */
  failure?: string;
}

export type Answer = Done | typeof EXPENSIVE;

/** A reader's search costs less. */
const CHEAP_MS = 10;

/** Below the priority of the thread that serves pages, so it never waits for a search. Linux sets it per thread. */
const NICENESS = 5;

function start({ files, prefix }: WorkerData): void {
  if (process.platform === 'linux') setPriority(0, NICENESS);
  const indexes = openIndexes(files, prefix);
  const sections = findSections(indexes);
  collectGarbage();
  parentPort?.on('message', (request: Request) => parentPort?.postMessage(run(request)));
  parentPort?.postMessage({
    indexes: indexes.status(),
    sections: sectionNames(sections),
    thread: ownThread(),
  } satisfies Opened);

  function run(request: Request): Answer {
    if ('call' in request) return respond(request.call, request.isExpensive, indexes);
    try {
      return { docs: searchDocs(indexes, sections, request.docs) };
    } catch (error) {
      return { failure: stackOf(error) };
    }
  }
}

/** Building the indexes leaves as much garbage as their size, which would otherwise stay until the first searches. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/** Errors get a response in the protocol's format. Only internal errors are reported. */
function respond(call: SearchCall, isExpensive: boolean, indexes: Indexes): Answer {
  let searches = 1;
  try {
    const planned = planCall(call.body);
    if (planned.costMs > CHEAP_MS && !isExpensive) return EXPENSIVE;
    searches = planned.searches;
    const body = planned.run((name) => indexes.find(name));
    return {
      response: { status: 200, ...encode(body, call.encoding), searches, cacheable: planned.cacheable },
    };
  } catch (error) {
    const status = error instanceof HttpError ? error.status : 500;
    const message = error instanceof HttpError ? error.message : 'Internal server error';
    const body = JSON.stringify(errorBody(status, message));
    const response: SearchResponse = { status, ...encode(body, 'identity'), searches };
    return error instanceof HttpError ? { response } : { response, failure: stackOf(error) };
  }
}

function stackOf(error: unknown): string {
  return (error as Error).stack ?? String(error);
}

start(workerData as WorkerData); // an error ends the thread
