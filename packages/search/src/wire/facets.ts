import type { Column, Columns, Facet } from './columns.ts';
import type { Parameters } from './parameters.ts';

export type FacetCounts = Record<string, Record<string, number>>;

/** Counts over all matching records, which are passed by number. */
export function countFacets(
  records: readonly number[],
  columns: Columns,
  { facets, maxValuesPerFacet }: Parameters,
): FacetCounts {
  const counts: FacetCounts = {};
  for (const facet of facets) {
    const sorted = sortedCounts(records, columns.facets[facet]);
    if (sorted.length > 0) counts[facet] = Object.fromEntries(sorted.slice(0, maxValuesPerFacet));
  }
  return counts;
}

export function isFacet(attribute: string, columns: Columns): attribute is Facet {
  return Object.hasOwn(columns.facets, attribute);
}

/** Most frequent first. */
export function sortedCounts(records: readonly number[], { values, of }: Column): [string, number][] {
  const counts = new Uint32Array(values.length);
  for (const record of records) {
    const value = of[record] as number;
    counts[value] = (counts[value] as number) + 1;
  }
  return values
    .map((value, number): [string, number] => [value, counts[number] as number])
    .filter(([value, count]) => value !== '' && count > 0)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}
