import type { SearchIndex } from '../engine/index.ts';
import type { SearchRecord } from '../record.ts';

/** The attributes by which records can be filtered and counted. The hosted index declares the same ones. */
export const FACETS = ['lang', 'language', 'version', 'docusaurus_tag', 'type', 'hierarchy.lvl0'] as const;
export type Facet = (typeof FACETS)[number];
export const NUMERIC_ATTRIBUTES = ['weight.pageRank', 'weight.level', 'weight.position'] as const;
export type NumericAttribute = (typeof NUMERIC_ATTRIBUTES)[number];

/** A facet of all records of an index: record n has `values[of[n]]`. */
export interface Column {
  values: readonly string[];
  of: Uint16Array;
}

/** The values for filters and counts, as arrays by record number, so that checking a condition takes nanoseconds. */
export interface Columns {
  facets: Record<Facet, Column>;
  numbers: Record<NumericAttribute, Float64Array>;
}

const known = new WeakMap<SearchIndex, Columns>();

export function columnsOf(index: SearchIndex): Columns {
  const found = known.get(index) ?? readColumns(index.records());
  known.set(index, found);
  return found;
}

function readColumns(records: readonly SearchRecord[]): Columns {
  return {
    facets: {
      lang: column(records, ({ lang }) => lang),
      // The official documentation UIs filter by `language` and `docusaurus_tag`.
      language: column(records, ({ lang }) => lang),
      version: column(records, ({ version }) => version),
      docusaurus_tag: column(records, docusaurusTag),
      type: column(records, ({ type }) => type),
      'hierarchy.lvl0': column(records, ({ hierarchy }) => hierarchy.lvl0),
    },
    numbers: {
      'weight.pageRank': Float64Array.from(records, ({ weight }) => weight.pageRank),
      'weight.level': Float64Array.from(records, ({ weight }) => weight.level),
      'weight.position': Float64Array.from(records, ({ weight }) => weight.position),
    },
  };
}

/** Records without a value have the empty value, which is not counted. */
function column(records: readonly SearchRecord[], read: (record: SearchRecord) => string | null): Column {
  const numbers = new Map<string, number>();
  const of = Uint16Array.from(records, (record) => {
    const value = read(record) ?? '';
    const number = numbers.get(value) ?? numbers.size;
    numbers.set(value, number);
    return number;
  });
  return { values: [...numbers.keys()], of };
}

export function docusaurusTag(record: SearchRecord): string {
  return /\/docs(\/|$)/.test(record.url_without_anchor) ? `docs-default-${record.version}` : 'default';
}
