import type { EngineHit, EngineResult, RankingInfo, SearchIndex, SearchOptions } from '../engine/index.ts';
import type { SearchRecord } from '../record.ts';

/**
 * The service answers an empty query with all records by their own weight, which official UIs show before anything
 * is typed; the engine, which has nothing to rank by, with none.
 */
export function searchOrList(index: SearchIndex, query: string, options: SearchOptions): EngineResult {
  if (query.trim() !== '') return index.search(query, options);
  const { accept, distinct, page = 0, hitsPerPage = index.size } = options;
  const accepted = accept ? byWeight(index).filter(accept) : byWeight(index);
  const listed = distinct ? keptPerPage(accepted, Number(distinct)) : accepted;
  const hits = listed.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return {
    hits: hits.map(
      (record): EngineHit => ({
        record,
        matched: { locale: index.locale, words: [] },
        rankingInfo: unranked(record),
      }),
    ),
    nbHits: listed.length,
    suggestions: [],
  };
}

const sorted = new WeakMap<SearchIndex, readonly SearchRecord[]>();

function byWeight(index: SearchIndex): readonly SearchRecord[] {
  const known = sorted.get(index);
  if (known) return known;
  const records = [...index.records()].sort(
    ({ weight: a }, { weight: b }) => b.pageRank - a.pageRank || b.level - a.level || a.position - b.position,
  );
  sorted.set(index, records);
  return records;
}

function keptPerPage(records: readonly SearchRecord[], most: number): SearchRecord[] {
  const kept = new Map<string, number>();
  return records.filter(({ url_without_anchor: page }) => {
    const count = (kept.get(page) ?? 0) + 1;
    kept.set(page, count);
    return count <= most;
  });
}

function unranked({ weight }: SearchRecord): RankingInfo {
  const nothing = { words: 0, share: 0, nbTypos: 0, attribute: 0, proximityDistance: 0, nbExactWords: 0 };
  return { ...nothing, otherWords: 0, firstMatchedWord: 0, userScore: weight.pageRank };
}
