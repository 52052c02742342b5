import { setPriority } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { errorBody, HttpError, type Indexes, type IndexFile, openIndexes, planCall } from '@docs/search';
import { findSections, searchDocs, sectionNames } from './docs.ts';
import { encode } from './encode.ts';
import type { DocsQuery, DocsResult, SearchCall, SearchResponse, SearchStatus } from './types.ts';

/** The data that a worker starts with. */
export interface WorkerData {
  /** The same for all workers of a pool, even if one starts after a newer build replaced the files. */
  files: IndexFile[];
  prefix: string;
}

export type Task = { call: SearchCall } | { docs: DocsQuery } | { opened: true };
/** `ms`: processor time. `fault`: an internal error, for the log. */
export interface Done {
  ms: number;
  response?: SearchResponse;
  docs?: DocsResult | null;
  opened?: Opened;
  fault?: string;
}
export interface Opened {
  indexes: SearchStatus['indexes'];
  sections: readonly string[];
}

/** Below the priority of the thread that serves pages, so it never waits for a search. Linux sets it per thread. */
const NICENESS = 5;

export async function start({ files, prefix }: WorkerData): Promise<(task: Task) => Promise<Done>> {
  if (process.platform === 'linux') setPriority(0, NICENESS);
  const indexes = await openIndexes(files, prefix);
  const sections = findSections(indexes);
  collectGarbage();
  return async (task) => {
    const started = performance.now();
    if ('opened' in task)
      return { ms: 0, opened: { indexes: indexes.status(), sections: sectionNames(sections) } };
    const done =
      'call' in task ? await respond(task.call, indexes) : { docs: searchDocs(indexes, sections, task.docs) };
    return { ...done, ms: performance.now() - started };
  };
}

/** Building the indexes leaves as much garbage as their size, which would otherwise stay until the first searches. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/** Errors get a response in the protocol's format. Only internal errors are reported. */
function respond(call: SearchCall, indexes: Indexes): Omit<Done, 'ms'> {
  let searches = 1;
  try {
    const planned = planCall(call);
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
    return error instanceof HttpError
      ? { response }
      : { response, fault: (error as Error).stack ?? String(error) };
  }
}
