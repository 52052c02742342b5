import { writeFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { buildIndex, LOCALES, type SearchRecord } from '@docs/search';
import { goldenQueries } from '../../packages/search/golden/evaluate.ts';
import { enlarge, readSite } from './corpus.ts';
import { flexSearch } from './engines/flexsearch.ts';
import { lunrPlugin } from './engines/lunr.ts';
import { miniSearch } from './engines/minisearch.ts';
import { orama } from './engines/orama.ts';
import { ours } from './engines/ours.ts';
import { pagefind } from './engines/pagefind.ts';
import { measure, processorTime, summary, timed } from './measure.ts';
import { phraseEffect } from './phrases.ts';
import { type Growth, report } from './report.ts';

const PEERS = [ours, miniSearch, orama, lunrPlugin, flexSearch, pagefind];
const GROWTH = [1, 10, 100];

/** Relevance and latency of ours and its peers, and of ours on larger corpora. */
export async function run(): Promise<void> {
  const sites = await Promise.all(LOCALES.map(readSite));

  const peers = [];
  for (const engine of PEERS) {
    console.error(`search: ${engine.name}`);
    peers.push(await measure(engine, sites));
  }
  const growth: Growth[] = [];
  for (const times of GROWTH) {
    console.error(`search: ours, corpus × ${times}`);
    growth.push(await grown(sites[0]?.records ?? [], times));
  }
  console.error('search: ours, with and without phrases');
  const text = report(sites, peers, phraseEffect(sites), growth);
  await writeFile(new URL('../results/search.md', import.meta.url), text);
  console.log(text);
}

async function grown(records: readonly SearchRecord[], times: number): Promise<Growth> {
  const corpus = enlarge(records, times);
  const before = heapUsed();
  const begin = performance.now();
  const index = buildIndex('en', corpus);
  const build_ms = performance.now() - begin;
  const index_mb = (heapUsed() - before) / 2 ** 20;
  const queries = [...goldenQueries('en'), ...goldenQueries('en', 'locked')];
  const latency = summary(await timed(queries, (query) => index.search(query), processorTime));
  return { times, records: corpus.length, build_ms, index_mb, latency };
}

/** Includes typed arrays, which are outside the V8 heap. */
function heapUsed(): number {
  setFlagsFromString('--expose_gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed: heap, arrayBuffers } = process.memoryUsage();
  return heap + arrayBuffers;
}
