import type { Ranked } from './rank.ts';

/** Neighboring hits of one page, so that no page fills the list. */
export const MAX_ADJACENT = 2;

/**
 * Hits of a page are adjacent, pages are in the order of their best hit, at most MAX_ADJACENT of each; the rest follows
 * in further rounds. A hit found only through the headings above it, or in the section of the best one, waits for the second
 * round: it adds nothing to what is shown. A hit that opens the page at its top comes after
 * the other one if that one shows more of the query: a title may be found by phrases of readers that the page does not have.
 */
export function groupByPage(
  ranked: readonly Ranked[],
  pageOf: Uint32Array,
  sectionOf: (record: number) => string | undefined,
): Ranked[] {
  const pages = new Map<number, Ranked[]>();
  for (const hit of ranked) {
    const page = pageOf[hit.record] as number;
    const hits = pages.get(page);
    if (hits) hits.push(hit);
    else pages.set(page, [hit]);
  }
  const grouped: Ranked[] = [];
  let queues = [...pages.values()].map((hits) => {
    const [best, ...others] = hits;
    const section = best && sectionOf(best.record);
    const own = others.filter((hit) => hit.own && sectionOf(hit.record) !== section);
    const first = best ? [best, ...own.slice(0, MAX_ADJACENT - 1)] : [];
    if (section && !section.includes('#')) first.sort((a, b) => b.seen - a.seen);
    return { first, rest: hits.filter((hit) => !first.includes(hit)) };
  });
  for (const { first } of queues) grouped.push(...first);
  while (queues.some(({ rest }) => rest.length > 0)) {
    for (const { rest } of queues) grouped.push(...rest.slice(0, MAX_ADJACENT));
    queues = queues.map(({ rest }) => ({ first: [], rest: rest.slice(MAX_ADJACENT) }));
  }
  return grouped;
}

/** The best hits of each page only. */
export function keepPerPage(ranked: readonly Ranked[], pageOf: Uint32Array, kept: number): Ranked[] {
  const seen = new Map<number, number>();
  return ranked.filter(({ record }) => {
    const page = pageOf[record] as number;
    const count = (seen.get(page) ?? 0) + 1;
    seen.set(page, count);
    return count <= kept;
  });
}
