import type { Locale } from '@docs/search';
import { type GoldenQuery, goldenQueries, pagePath } from '../../packages/search/golden/evaluate.ts';
import type { Site } from './corpus.ts';
import type { Engine } from './engines/engine.ts';

export interface Measured {
  name: string;
  /** MRR@10 over pages, by locale. */
  golden: Map<Locale, number>;
  locked: Map<Locale, number>;
  byClass: Map<string, number>;
  /** Over all queries, in milliseconds. */
  latency: Latency;
  /** Opening all four locales. */
  open_ms: number;
}

export interface Latency {
  median: number;
  p99: number;
}

const CUT = 10;
const WARM_UP_ROUNDS = 1;
const ROUNDS = 5;

/** Every engine gets the same queries on the same pages. */
export async function measure(engine: Engine, sites: readonly Site[]): Promise<Measured> {
  const golden = new Map<Locale, number>();
  const locked = new Map<Locale, number>();
  const classes = new Map<string, number[]>();
  const times: number[] = [];
  let open_ms = 0;
  for (const site of sites) {
    const { locale } = site;
    const begin = performance.now();
    const index = await engine.open(site);
    open_ms += performance.now() - begin;
    const score = async (queries: readonly GoldenQuery[], into?: Map<string, number[]>) => {
      let sum = 0;
      for (const query of queries) {
        // Pages, not hits: an engine is not marked down for listing several hits of a page.
        const pages = [...new Set((await index.search(query.query)).map(pagePath))].slice(0, CUT);
        const at = pages.findIndex((page) => query.pages.includes(page));
        const reciprocal = at < 0 ? 0 : 1 / (at + 1);
        sum += reciprocal;
        into?.set(query.class, [...(into.get(query.class) ?? []), reciprocal]);
      }
      return sum / queries.length;
    };
    golden.set(locale, await score(goldenQueries(locale), classes));
    locked.set(locale, await score(goldenQueries(locale, 'locked')));
    times.push(
      ...(await timed([...goldenQueries(locale), ...goldenQueries(locale, 'locked')], (q) =>
        index.search(q),
      )),
    );
    await index.close?.();
  }
  const byClass = new Map(
    [...classes].map(([name, all]) => [name, all.reduce((a, b) => a + b, 0) / all.length]),
  );
  return { name: engine.name, golden, locked, byClass, latency: summary(times), open_ms };
}

/**
 * The time of each query: the median of its rounds, because other work on the machine, the compiler and the garbage
 * collector hit any query at random, and would hide which queries are slow.
 */
export async function timed(
  queries: readonly GoldenQuery[],
  search: (query: string) => unknown,
  clock = () => performance.now(),
): Promise<number[]> {
  const times = queries.map((): number[] => []);
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++)
    for (const [i, { query }] of queries.entries()) {
      const begin = clock();
      await search(query);
      if (round >= WARM_UP_ROUNDS) times[i]?.push(clock() - begin);
    }
  return times.map((each) => summary(each).median);
}

/** Milliseconds of processor time, which a busy machine distorts less than wall-clock time. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export function summary(times: readonly number[]): Latency {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { median: at(0.5), p99: at(0.99) };
}
