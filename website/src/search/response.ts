import { MAX_SUGGESTIONS } from './constants';
import { type Hit, readHit } from './hit';

export interface SearchResponse {
  query: string;
  hits: Hit[];
  /** The total number of hits (`nbHits`). */
  count: number;
  pages: number;
  /** Set if the service counts clicks; the page exposes it for click reports (spec 7.4). */
  queryId: string | null;
  /** The query that was searched for instead: the embedded search corrects spelling and keyboard layout. */
  repaired: string | null;
  /** Words of the query that no page has: the hits match the rest of it. */
  missing: string[];
  /** Queries that find something if this one does not. */
  suggestions: string[];
}

export function readResponse(raw: unknown, query: string, siteUrl: string): SearchResponse {
  const result = (raw as { results?: Record<string, unknown>[] } | undefined)?.results?.[0];
  if (!result || !Array.isArray(result.hits) || typeof result.nbHits !== 'number') {
    throw new Error('The search service responded without results.');
  }
  const { hits, nbHits, nbPages, queryID, _repairedQuery, _missingWords, _suggestions } = result;
  return {
    query,
    hits: (hits as unknown[]).map((hit) => readHit(hit, siteUrl)).filter((hit) => hit !== null),
    count: nbHits,
    pages: typeof nbPages === 'number' ? nbPages : 1,
    queryId: typeof queryID === 'string' ? queryID : null,
    repaired: typeof _repairedQuery === 'string' ? _repairedQuery : null,
    missing: texts(_missingWords),
    suggestions: texts(_suggestions).slice(0, MAX_SUGGESTIONS),
  };
}

function texts(value: unknown): string[] {
  return (Array.isArray(value) ? value : []).filter((text) => typeof text === 'string');
}

/** Whether a hit is below the title of the hit before it: the service groups hits by page. */
export function isOnPageOf(previous: Hit | undefined, { url, path }: Hit): boolean {
  return path.length > 0 && isSamePage(previous, url);
}

function isSamePage(previous: Hit | undefined, url: string): boolean {
  return previous?.url.split('#')[0] === url.split('#')[0];
}

/**
 * Without the pages that follow one of their own sections: the row of the section begins with the name of the page, and
 * readers' phrases that found it are not on the page.
 */
export function withoutRepeatedPages(hits: readonly Hit[]): Hit[] {
  return hits.filter(({ type, url }, position) => type !== 'page' || !isSamePage(hits[position - 1], url));
}

/** Hits by top-level section, starting with the section of the best hit. */
export function groupBySection(
  hits: readonly Hit[],
  perGroup = Number.POSITIVE_INFINITY,
): Map<string, Hit[]> {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) {
    const group = groups.get(hit.section) ?? [];
    groups.set(hit.section, group);
    if (group.length < perGroup) group.push(hit);
  }
  return groups;
}
