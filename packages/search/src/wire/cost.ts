import { wordCount } from '../engine/parsed-query.ts';
import { markedTexts } from './hit.ts';
import { HttpError } from './http-error.ts';
import { MAX_COST } from './limits.ts';
import { hitWindow, type Parameters } from './parameters.ts';

/**
 * Maximum cost of a search, known before it runs: microseconds of one core of the machine in `bench/results/load.md`,
 * for an index of 2000 records. The fuzz test prints how close the most expensive accepted call comes to it.
 */
const SEARCH = 1500;
/** Per misspelled word, which is compared with the whole vocabulary. */
const WORD = 1000;
const HIT = 6;
/** Per hit with `getRankingInfo`. */
const EXPLAINED_HIT = 150;
const MARKED_TEXT = 4;
/** Per marked text and byte of the tags, because every word of the text may be marked. */
const TAG_BYTE = 0.1;
const CONDITION = 60;

/** Up to this cost, a call counts as one search for the rate limit. A reader's search costs less. */
const ORDINARY = 20_000;

export interface Cost {
  total: number;
  /** By the parameter that causes the cost. */
  parts: Record<string, number>;
}

export function costOf(searches: readonly Parameters[]): Cost {
  const parts: Record<string, number> = {};
  const add = (parameter: string, cost: number): void => {
    parts[parameter] = (parts[parameter] ?? 0) + cost;
  };
  for (const search of searches) {
    const hits = hitWindow(search).length;
    const texts = markedTexts(search);
    const { pre, post } = search.tags;
    add('requests', SEARCH);
    add('query', WORD * wordCount(search.query));
    add('hitsPerPage', hits * HIT);
    add('getRankingInfo', search.rankingInfo ? hits * EXPLAINED_HIT : 0);
    add('attributesToHighlight', hits * texts * MARKED_TEXT);
    add('highlightPreTag', hits * texts * TAG_BYTE * Buffer.byteLength(pre + post));
    add('facetFilters', CONDITION * search.conditions);
  }
  return { parts, total: Math.ceil(Object.values(parts).reduce((sum, part) => sum + part, 0)) };
}

/** Throws an HttpError that names the parameter to lower. */
export function checkCost({ total, parts }: Cost): void {
  if (total <= MAX_COST) return;
  const [largest] = Object.entries(parts).reduce((most, one) => (one[1] > most[1] ? one : most));
  throw new HttpError(
    400,
    `The call costs ${total}, more than the limit of ${MAX_COST}, mostly because of "${largest}": request less of it`,
  );
}

/** Number of searches that a call of that cost counts as. */
export function searchesCounted(cost: Cost, searches: number): number {
  return Math.max(1, searches, Math.ceil(cost.total / ORDINARY));
}
