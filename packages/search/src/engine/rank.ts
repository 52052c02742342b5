import type { SearchRecord } from '../record.ts';
import type { Candidates } from './candidates.ts';
import { ATTRIBUTE_COUNT, CONTENT, type Postings } from './postings.ts';
import { Proximity } from './proximity.ts';
import type { QueryWord } from './query.ts';
import type { RankingInfo } from './types.ts';

export interface Ranked {
  readonly record: number;
  readonly own: boolean;
  readonly info: RankingInfo;
}

/** Records ranked in full; of a longer list only these are returned, as the hosted service does by default. */
export const MAX_RANKED = 1000;
/** Of these the distance between words is looked up; the order of the rest is settled by what comes before it. */
const MAX_PROXIMITY = 200;
/** A word that stands elsewhere on the record's page counts for this share of itself. */
const PAGE_SHARE = 0.35;
/** Records that match less than this share of what the best one matches are no answer. */
const MIN_SHARE_OF_BEST = 0.5;
const WORD_STEPS = 24;
const ATTRIBUTE_STEPS = 2;

/** The ranking of the README: words, typos, attribute, proximity, exactness, page weight. */
export class Ranker {
  readonly #records: readonly SearchRecord[];
  readonly #pageOf: Uint32Array;
  readonly #pageWords: Uint32Array;
  readonly #postings: Postings;

  constructor(records: readonly SearchRecord[], pageOf: Uint32Array, pages: number, postings: Postings) {
    this.#records = records;
    this.#pageOf = pageOf;
    this.#pageWords = new Uint32Array(pages);
    this.#postings = postings;
  }

  /** Best first; `total` counts also those beyond MAX_RANKED. */
  rank(
    candidates: Candidates,
    words: readonly QueryWord[],
    accept: ((record: SearchRecord) => boolean) | undefined,
  ): { ranked: Ranked[]; total: number } {
    const scored = this.#score(candidates, accept);
    const total = scored.length;
    scored.sort((a, b) => b.key - a.key);
    const proximity = new Proximity(this.#postings, words);
    const ranked = scored.slice(0, MAX_RANKED).map(({ record, words: matched }, i) => ({
      record,
      own: candidates.own[record] === 1,
      info: this.#info(candidates, record, matched, i < MAX_PROXIMITY ? proximity : null),
    }));
    return {
      ranked: ranked.sort((a, b) => compare(a.info, b.info) || this.#byPlace(a.record, b.record)),
      total,
    };
  }

  #score(candidates: Candidates, accept: ((record: SearchRecord) => boolean) | undefined) {
    const { found, weights } = candidates;
    const pageWords = this.#pageWords;
    const accepted = accept ? found.filter((record) => accept(this.#records[record] as SearchRecord)) : found;
    for (const record of accepted) {
      const page = this.#pageOf[record] as number;
      pageWords[page] = (pageWords[page] as number) | (candidates.words[record] as number);
    }
    const sum = sumOfWeights(weights);
    const all = sum(0xffffffff);
    let best = 0;
    let scored = accepted.map((record) => {
      const own = candidates.words[record] as number;
      const elsewhere = (pageWords[this.#pageOf[record] as number] as number) & ~own;
      const matched = (sum(own) + PAGE_SHARE * sum(elsewhere)) / all;
      if (matched > best) best = matched;
      return { record, words: matched, key: 0 };
    });
    for (const record of accepted) pageWords[this.#pageOf[record] as number] = 0;
    scored = scored.filter(({ words }) => words >= best * MIN_SHARE_OF_BEST);
    for (const entry of scored) {
      const step = Math.round(entry.words * WORD_STEPS);
      const cost = candidates.cost[entry.record] as number;
      entry.key = step * 1e6 - cost * 1e4 - this.#attribute(candidates, entry.record) * 100;
    }
    return scored;
  }

  /** Mean attribute of the matched words, rare words counting more. */
  #attribute(candidates: Candidates, record: number): number {
    const weight = sumOfWeights(candidates.weights)(candidates.words[record] as number);
    return (
      Math.round(((candidates.attribute[record] as number) / weight) * ATTRIBUTE_STEPS) / ATTRIBUTE_STEPS
    );
  }

  #info(candidates: Candidates, record: number, words: number, proximity: Proximity | null): RankingInfo {
    const attribute = candidates.best[record] as number;
    const length = this.#postings.lengths[record * ATTRIBUTE_COUNT + attribute] as number;
    const asked = bits(candidates.words[record] as number);
    return {
      words: bits(candidates.words[record] as number),
      share: Math.round(words * WORD_STEPS) / WORD_STEPS,
      nbTypos: candidates.cost[record] as number,
      attribute: this.#attribute(candidates, record),
      proximityDistance: proximity ? proximity.of(record, candidates.words[record] as number) : Proximity.FAR,
      nbExactWords: candidates.exact[record] as number,
      otherWords: attribute < CONTENT ? Math.max(0, length - asked) : 255,
      firstMatchedWord: 0,
      userScore: this.#records[record]?.weight.pageRank ?? 0,
    };
  }

  #byPlace(a: number, b: number): number {
    const one = (this.#records[a] as SearchRecord).weight;
    const other = (this.#records[b] as SearchRecord).weight;
    return other.level - one.level || one.position - other.position || a - b;
  }
}

function compare(a: RankingInfo, b: RankingInfo): number {
  return (
    b.share - a.share ||
    a.nbTypos - b.nbTypos ||
    a.attribute - b.attribute ||
    a.proximityDistance - b.proximityDistance ||
    b.nbExactWords - a.nbExactWords ||
    a.otherWords - b.otherWords ||
    b.userScore - a.userScore
  );
}

/** Sums the weights of the words in a bit set, each distinct set once. */
function sumOfWeights(weights: readonly number[]): (words: number) => number {
  const known = new Map<number, number>();
  return (words) => {
    const cached = known.get(words);
    if (cached !== undefined) return cached;
    let sum = 0;
    weights.forEach((weight, i) => {
      if (words & (1 << i)) sum += weight;
    });
    known.set(words, sum);
    return sum;
  };
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set >>> 0; rest > 0; rest &= rest - 1) count++;
  return count;
}
