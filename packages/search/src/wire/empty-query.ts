import type { SearchIndex } from '../engine/index.ts';
import { firstOfEachPage } from '../engine/pages.ts';
import type { EngineHit, EngineResult, RankingInfo, SearchOptions } from '../engine/types.ts';
import type { SearchRecord } from '../record.ts';

/**
 * For an empty query, the hosted service returns all records by weight, and official UIs show them before anything is
 * typed. The engine has nothing to rank by and returns none.
 */
export function searchOrList(index: SearchIndex, query: string, options: SearchOptions): EngineResult {
  if (query.trim() !== '') return index.search(query, options);
  const { accept, distinct, hitsPerPage = index.size } = options;
  const records = index.records();
  const matching = accept
    ? byWeight(index).filter((number) => accept(records[number] as SearchRecord, number))
    : byWeight(index);
  const pageOf = (number: number) => (records[number] as SearchRecord).url_without_anchor;
  const listed = distinct ? firstOfEachPage(matching, pageOf, Number(distinct)) : matching;
  return {
    hits: listed.slice(0, hitsPerPage).map((number): EngineHit => {
      const record = records[number] as SearchRecord;
      return { record, matched: index.nothingMatched, rankingInfo: unranked(record) };
    }),
    nbHits: listed.length,
    exhaustive: true,
    missingWords: [],
    suggestions: [],
  };
}

const sorted = new WeakMap<SearchIndex, readonly number[]>();

function byWeight(index: SearchIndex): readonly number[] {
  const known = sorted.get(index);
  if (known) return known;
  const records = index.records();
  const weight = (number: number) => (records[number] as SearchRecord).weight;
  const numbers = [...records.keys()].sort((one, other) => {
    const [a, b] = [weight(one), weight(other)];
    return b.pageRank - a.pageRank || b.level - a.level || a.position - b.position;
  });
  sorted.set(index, numbers);
  return numbers;
}

function unranked({ weight }: SearchRecord): RankingInfo {
  const nothing = {
    score: 0,
    words: 0,
    share: 0,
    nbTypos: 0,
    attribute: 0,
    proximityDistance: 0,
    nbExactWords: 0,
  };
  return { ...nothing, otherWords: 0, firstMatchedWord: 0, userScore: weight.pageRank };
}
