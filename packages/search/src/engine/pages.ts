import type { Ranked } from './rank.ts';
import { uint32At } from './typed-arrays.ts';

/** Maximum number of adjacent hits of one page, so that one page does not fill the list. */
export const MAX_ADJACENT = 2;
/** A second hit that is worse by more points waits for the second round too. */
const MOST_POINTS_WORSE = 1;

/**
 * Groups hits by page, in the order of each page's best hit, with at most MAX_ADJACENT hits of each page. The other
 * hits follow in further rounds. A hit that matches only in the headings above it, or that is in the section of the
 * best hit, waits for the second round, because it shows nothing new. If the best hit is the page's top and the other
 * hit shows more of the query, the other one comes first: a title may be found by readers' phrases that are not on the
 * page.
 */
export function groupByPage(
  ranked: readonly Ranked[],
  pageOf: Uint32Array,
  sectionOf: (record: number) => string | undefined,
): Ranked[] {
  const pages = new Map<number, Ranked[]>();
  for (const hit of ranked) {
    const page = uint32At(pageOf, hit.record);
    const hits = pages.get(page);
    if (hits) hits.push(hit);
    else pages.set(page, [hit]);
  }
  const grouped: Ranked[] = [];
  let queues = [...pages.values()].map((hits) => {
    const [best, ...others] = hits;
    const section = best && sectionOf(best.record);
    const isTop = section !== undefined && !section.includes('#');
    const isBeside = (hit: Ranked) =>
      best !== undefined && (hit.score >= best.score - MOST_POINTS_WORSE || (isTop && hit.seen > best.seen));
    const own = others.filter((hit) => hit.own && sectionOf(hit.record) !== section && isBeside(hit));
    const first = best ? [best, ...own.slice(0, MAX_ADJACENT - 1)] : [];
    if (isTop) first.sort((a, b) => b.seen - a.seen);
    return { first, rest: hits.filter((hit) => !first.includes(hit)) };
  });
  for (const { first } of queues) grouped.push(...first);
  while (queues.some(({ rest }) => rest.length > 0)) {
    for (const { rest } of queues) grouped.push(...rest.slice(0, MAX_ADJACENT));
    queues = queues.map(({ rest }) => ({ first: [], rest: rest.slice(MAX_ADJACENT) }));
  }
  return grouped;
}

/** The first hits of each page, at most `most`. */
export function firstOfEachPage<Hit>(
  hits: readonly Hit[],
  pageOf: (hit: Hit) => string | number,
  most: number,
): Hit[] {
  const seen = new Map<string | number, number>();
  return hits.filter((hit) => {
    const page = pageOf(hit);
    const count = (seen.get(page) ?? 0) + 1;
    seen.set(page, count);
    return count <= most;
  });
}
