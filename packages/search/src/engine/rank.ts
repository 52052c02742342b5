import type { SearchRecord } from '../record.ts';
import type { Candidates } from './candidates.ts';
import { ATTRIBUTE_COUNT, type Postings } from './postings.ts';
import type { Proximity } from './proximity.ts';
import { float32At, uint8At, uint16At, uint32At } from './typed-arrays.ts';
import type { RankingInfo } from './types.ts';

export interface Ranked {
  readonly record: number;
  readonly score: number;
  readonly own: boolean;
  /** Weight of the words that are visible there; see Candidates. */
  readonly seen: number;
}

/** Maximum number of hits, the hosted service's default. */
export const MAX_RANKED = 1000;
/** Number of records that are compared by every criterion. After them, only the first three count. */
const MAX_FULLY_RANKED = 200;
/** To choose the records to rank in full: shares and mean attributes that differ by less than a step are equal. */
const WORD_STEPS = 6;
const ATTRIBUTE_STEPS = 2;
const MANY = 255;
/** Level of a page's title. */
const MAX_LEVEL = 100;
/** More hits do not make a page more about the query: it may be a long list. */
const MOST_HITS_ON_PAGE = 8;
/** Points per criterion, found by a search over all golden lists except the locked ones, then rounded. */
const POINTS = {
  share: 20,
  nbTypos: -1.6,
  attribute: -1,
  proximityDistance: -0.4,
  exactShare: 0.7,
  userScore: 0.25,
  level: 0.5,
  title: 0.5,
  links: 0.1,
  page: 0.2,
};

type Reasons = Omit<RankingInfo, 'firstMatchedWord'>;

/** The ranking that the README describes: points for words, typos, attribute, proximity, exactness and page weight. */
export class Ranker {
  readonly #records: readonly SearchRecord[];
  readonly #postings: Postings;
  readonly #keys: Uint16Array;
  /** Of the current query, by page: hits in their own text. */
  readonly #onPage = new Map<string, number>();
  readonly #counts = new Uint32Array(1 << 16);

  constructor(records: readonly SearchRecord[], postings: Postings) {
    this.#records = records;
    this.#postings = postings;
    this.#keys = new Uint16Array(records.length);
  }

  /** Best first. `matching` also counts the records beyond MAX_RANKED. */
  rank(candidates: Candidates, proximity: Proximity): { ranked: Ranked[]; matching: number } {
    const { selected, matching } = this.#select(candidates);
    this.#onPage.clear();
    for (const record of selected)
      if (candidates.own[record] === 1) this.#onPage.set(this.#page(record), this.#hitsOnPage(record) + 1);
    selected.sort((a, b) => uint16At(this.#keys, b) - uint16At(this.#keys, a));
    const head = selected
      .slice(0, MAX_FULLY_RANKED)
      .map((record) => ({ record, info: this.info(candidates, record, proximity) }))
      .sort((a, b) => compare(a.info, b.info) || this.#byPlace(a.record, b.record));
    const toRanked = (record: number, score: number): Ranked => ({
      record,
      score,
      own: candidates.own[record] === 1,
      seen: float32At(candidates.seen, record),
    });
    const rest = selected.slice(MAX_FULLY_RANKED).map((record) => toRanked(record, -Infinity));
    return { ranked: [...head.map(({ record, info }) => toRanked(record, info.score)), ...rest], matching };
  }

  /**
   * The records to rank. The first three criteria fit in one 16-bit key, so counting the keys finds the best MAX_RANKED
   * of any number of records without sorting.
   */
  #select(candidates: Candidates): { selected: number[]; matching: number } {
    const least = candidates.most * candidates.leastShare;
    const matching: number[] = [];
    for (const record of candidates.found) {
      const weight = float32At(candidates.weight, record);
      if (weight < least) continue;
      const cost = Math.min(uint16At(candidates.cost, record), 31);
      const attribute = meanAttribute(candidates, record) * ATTRIBUTE_STEPS;
      const key =
        (Math.round((weight / candidates.total) * WORD_STEPS) << 10) | ((31 - cost) << 5) | (31 - attribute);
      this.#keys[record] = key;
      matching.push(record);
    }
    if (matching.length <= MAX_RANKED) return { selected: matching, matching: matching.length };
    const counts = this.#counts.fill(0);
    for (const record of matching) {
      const key = uint16At(this.#keys, record);
      counts[key] = uint32At(counts, key) + 1;
    }
    let cut = counts.length - 1;
    let room = MAX_RANKED;
    while (cut > 0 && room > uint32At(counts, cut)) room -= uint32At(counts, cut--);
    const selected = matching.filter((record) => {
      const key = uint16At(this.#keys, record);
      return key > cut || (key === cut && room-- > 0);
    });
    return { selected, matching: matching.length };
  }

  info(candidates: Candidates, record: number, proximity: Proximity): Reasons {
    const attribute = uint8At(candidates.best, record);
    const length = uint8At(this.#postings.lengths, record * ATTRIBUTE_COUNT + attribute);
    const words = uint32At(candidates.words, record);
    const count = bitCount(words);
    const reasons = {
      words: count,
      share: Math.round((float32At(candidates.weight, record) / candidates.total) * 1000) / 1000,
      nbTypos: uint16At(candidates.cost, record),
      attribute: meanAttribute(candidates, record),
      proximityDistance: proximity.of(record, words),
      nbExactWords: uint8At(candidates.exact, record),
      otherWords: candidates.inBest[record] === count ? Math.max(0, length - count) : MANY,
      userScore: this.#records[record]?.weight.pageRank ?? 0,
    };
    return { score: this.#score(reasons, record), ...reasons };
  }

  #score(reasons: Omit<Reasons, 'score'>, record: number): number {
    const { type, weight } = this.#records[record] as SearchRecord;
    return (
      POINTS.share * reasons.share +
      POINTS.nbTypos * reasons.nbTypos +
      POINTS.attribute * reasons.attribute +
      POINTS.proximityDistance * reasons.proximityDistance +
      POINTS.exactShare * (reasons.nbExactWords / reasons.words) +
      POINTS.userScore * reasons.userScore +
      POINTS.level * (weight.level / MAX_LEVEL) +
      POINTS.links * Math.log2(1 + (weight.links ?? 0)) +
      POINTS.page * Math.log2(1 + Math.min(this.#hitsOnPage(record), MOST_HITS_ON_PAGE)) +
      (type === 'lvl1' ? POINTS.title : 0)
    );
  }

  #page(record: number): string {
    return (this.#records[record] as SearchRecord).url_without_anchor;
  }

  #hitsOnPage(record: number): number {
    return this.#onPage.get(this.#page(record)) ?? 0;
  }

  #byPlace(a: number, b: number): number {
    const one = (this.#records[a] as SearchRecord).weight;
    const other = (this.#records[b] as SearchRecord).weight;
    return other.level - one.level || one.position - other.position || a - b;
  }
}

function compare(a: Reasons, b: Reasons): number {
  return b.score - a.score || a.otherWords - b.otherWords;
}

/** Mean attribute of the matched words. Rare words count more. */
function meanAttribute({ attribute, weight }: Candidates, record: number): number {
  const mean = float32At(attribute, record) / float32At(weight, record);
  return Math.round(mean * ATTRIBUTE_STEPS) / ATTRIBUTE_STEPS;
}

function bitCount(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
