import type { Locale, SearchRecord } from '../record.ts';
import type { SearchIndex } from './types.ts';

export * from './types.ts';

export function buildIndex(locale: Locale, records: readonly SearchRecord[]): SearchIndex {
  throw new Error(`The engine of ${locale} (${records.length} records) is not written yet.`);
}
