import { setPriority } from 'node:os';
import { performance } from 'node:perf_hooks';
import {
  answerFacetQuery,
  answerQueries,
  answerQuery,
  errorBody,
  Fault,
  type Indexes,
  openIndexes,
} from '@docs/search';
import { findSections, searchDocs, sectionNames } from './docs.ts';
import { encode } from './encode.ts';
import type { DocsAnswer, DocsQuery, SearchCall, SearchReply, SearchStatus } from './types.ts';

/** What a worker is started with. */
export interface WorkerData {
  code: string;
  folder: string;
  prefix: string;
}

export type Task = { call: SearchCall } | { docs: DocsQuery } | { opened: true };
/** `ms`: processor time. `fault`: one of our own, for the log. */
export interface Done {
  ms: number;
  reply?: SearchReply;
  docs?: DocsAnswer | null;
  opened?: Opened;
  fault?: string;
}
export interface Opened {
  indexes: SearchStatus['indexes'];
  sections: readonly string[];
}

/** Behind the thread that serves pages, which then never waits for a search. Linux has a priority for each thread. */
const NICENESS = 5;

export async function start({ folder, prefix }: WorkerData): Promise<(task: Task) => Promise<Done>> {
  if (process.platform === 'linux') setPriority(0, NICENESS);
  const indexes = await openIndexes({ folder, prefix, log: { info() {}, warn() {} }, interval: 0 });
  const sections = findSections(indexes);
  return async (task) => {
    const started = performance.now();
    if ('opened' in task)
      return { ms: 0, opened: { indexes: indexes.status(), sections: sectionNames(sections) } };
    const done =
      'call' in task
        ? await answered(task.call, indexes)
        : { docs: searchDocs(indexes, sections, task.docs) };
    return { ...done, ms: performance.now() - started };
  };
}

async function answered(call: SearchCall, indexes: Indexes): Promise<Omit<Done, 'ms'>> {
  try {
    const body = JSON.stringify(await run(call, (name) => indexes.find(name)));
    return { reply: { status: 200, ...encode(body, call.encoding), searches: 1 } };
  } catch (error) {
    const status = error instanceof Fault ? error.status : 500;
    const message = error instanceof Fault ? error.message : 'Internal server error';
    const body = JSON.stringify(errorBody(status, message));
    const reply: SearchReply = { status, ...encode(body, 'identity'), searches: 1 };
    return error instanceof Fault ? { reply } : { reply, fault: (error as Error).stack ?? String(error) };
  }
}

function run(call: SearchCall, find: Parameters<typeof answerQueries>[1]): object | Promise<object> {
  if (call.kind === 'queries') return answerQueries(call.body, find);
  if (call.kind === 'query') return answerQuery(call.index, call.body, find);
  return answerFacetQuery(call.index, call.facet ?? '', call.body, find);
}
