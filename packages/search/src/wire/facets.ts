import type { SearchRecord } from '../record.ts';
import { FACETS, facetReader } from './attributes.ts';
import type { Parameters } from './parameters.ts';

export type FacetCounts = Record<string, Record<string, number>>;

export function countFacets(records: readonly SearchRecord[], parameters: Parameters): FacetCounts {
  const asked = parameters.facets.includes('*') ? [...FACETS] : parameters.facets.filter(isFacet);
  const counts: FacetCounts = {};
  for (const attribute of asked) {
    const sorted = sortedCounts(records, attribute, parameters.sortFacetValuesBy);
    if (sorted.length > 0)
      counts[attribute] = Object.fromEntries(sorted.slice(0, parameters.maxValuesPerFacet));
  }
  return counts;
}

export function isFacet(attribute: string): boolean {
  return (FACETS as readonly string[]).includes(attribute);
}

export function sortedCounts(
  records: readonly SearchRecord[],
  attribute: string,
  by: Parameters['sortFacetValuesBy'],
): [value: string, count: number][] {
  const counts = new Map<string, number>();
  const read = facetReader(attribute);
  for (const record of records) {
    const value = read(record);
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const alphabetic = (a: string, b: string): number => (a < b ? -1 : 1);
  return [...counts].sort((a, b) => (by === 'count' && b[1] - a[1]) || alphabetic(a[0], b[0]));
}
