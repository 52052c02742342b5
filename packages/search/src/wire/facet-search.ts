import type { SearchIndex } from '../engine/index.ts';
import { columnsOf } from './columns.ts';
import { searchOrList } from './empty-query.ts';
import { isFacet, sortedCounts } from './facets.ts';
import { Fault } from './fault.ts';
import type { Parameters } from './parameters.ts';
import { engineOptions } from './result.ts';

/** Searches the values of a facet, for refinement lists that have their own search box. */
export function searchFacet(index: SearchIndex, facet: string, parameters: Parameters): object {
  const columns = columnsOf(index);
  if (!isFacet(facet, columns))
    throw new Fault(400, `Cannot search in "${facet.slice(0, 64)}": it is not a facet.`);
  const options = { ...engineOptions(index, parameters), hitsPerPage: 0 };
  const { matching, exhaustive } = searchOrList(index, parameters.query, options);
  const typed = parameters.facetQuery.toLowerCase();
  return {
    facetHits: sortedCounts(matching, columns.facets[facet])
      .map(([value, count]) => ({ value, count, at: wordStart(value.toLowerCase(), typed) }))
      .filter(({ at }) => at >= 0)
      .slice(0, parameters.maxFacetHits)
      .map(({ value, count, at }) => ({
        value,
        highlighted: marked(value, at, typed.length, parameters.tags),
        count,
      })),
    exhaustiveFacetsCount: exhaustive,
    processingTimeMS: 1,
  };
}

function wordStart(value: string, typed: string): number {
  for (let at = value.indexOf(typed); at >= 0; at = value.indexOf(typed, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(value.charAt(at - 1))) return at;
  }
  return -1;
}

function marked(value: string, at: number, length: number, tags: Parameters['tags']): string {
  if (length === 0) return escaped(value);
  const end = at + length;
  return `${escaped(value.slice(0, at))}${tags.pre}${escaped(value.slice(at, end))}${tags.post}${escaped(value.slice(end))}`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
