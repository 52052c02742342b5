import type { SearchRecord } from '../record.ts';
import { facetReader, numberReader } from './attributes.ts';
import { malformed } from './fault.ts';
import { MAX_FILTERS } from './limits.ts';

export type Accept = (record: SearchRecord) => boolean;

export const all =
  (parts: readonly Accept[]): Accept =>
  (record) =>
    parts.every((part) => part(record));
export const any =
  (parts: readonly Accept[]): Accept =>
  (record) =>
    parts.some((part) => part(record));
export const not =
  (part: Accept): Accept =>
  (record) =>
    !part(record);

/** Values are compared without regard to case, as the hosted service does. */
export function facetIs(attribute: string, value: string): Accept {
  const wanted = value.toLowerCase();
  const read = facetReader(attribute);
  return (record) => read(record)?.toLowerCase() === wanted;
}

const COMPARISONS: Record<string, (a: number, b: number) => boolean> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '>=': (a, b) => a >= b,
  '>': (a, b) => a > b,
};

export function compares(attribute: string, operator: string, bound: number): Accept {
  const read = numberReader(attribute);
  return (record) => {
    const value = read(record);
    return value !== undefined && (COMPARISONS[operator]?.(value, bound) ?? false);
  };
}

export function between(attribute: string, low: number, high: number): Accept {
  return all([compares(attribute, '>=', low), compares(attribute, '<=', high)]);
}

/** `facetFilters` and `tagFilters`: `[["lang:en", "lang:ru"], "type:-content"]`, inner lists are OR. */
export function facetFilters(parameter: string, groups: readonly string[][], attribute?: string): Accept {
  limit(parameter, groups.flat().length);
  return all(groups.map((group) => any(group.map((item) => facetFilter(parameter, item, attribute)))));
}

export function facetFilter(parameter: string, item: string, attribute?: string): Accept {
  const colon = item.indexOf(':');
  if (attribute === undefined && colon < 1)
    throw malformed(parameter, `"attribute:value", not "${brief(item)}"`);
  const name = attribute ?? item.slice(0, colon).trim();
  const value = attribute === undefined ? item.slice(colon + 1).trim() : item.trim();
  if (value.startsWith('-')) return not(facetIs(name, value.slice(1)));
  return facetIs(name, value.replace(/^\\-/, '-'));
}

/** `numericFilters`: `["weight.level > 10", ["weight.position = 0", "weight.position:5 TO 9"]]`. */
export function numericFilters(parameter: string, groups: readonly string[][]): Accept {
  limit(parameter, groups.flat().length);
  return all(groups.map((group) => any(group.map((item) => numericFilter(parameter, item)))));
}

function numericFilter(parameter: string, item: string): Accept {
  const comparison = /^([^\s<>=!:]+)\s*(<=|>=|!=|=|<|>)\s*(-?\d+(?:\.\d+)?)$/.exec(item.trim());
  if (comparison) return compares(comparison[1] as string, comparison[2] as string, Number(comparison[3]));
  const range = /^([^\s<>=!:]+)\s*:\s*(-?\d+(?:\.\d+)?)(?:\s+TO\s+(-?\d+(?:\.\d+)?))?$/.exec(item.trim());
  if (!range) throw malformed(parameter, `a comparison such as "weight.level >= 50", not "${brief(item)}"`);
  return between(range[1] as string, Number(range[2]), Number(range[3] ?? range[2]));
}

export function limit(parameter: string, filters: number): void {
  if (filters > MAX_FILTERS) throw malformed(parameter, `at most ${MAX_FILTERS} conditions`);
}

export function brief(value: string): string {
  return value.length > 40 ? `${value.slice(0, 40)}…` : value;
}
