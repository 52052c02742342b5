import { HttpError } from '@docs/search';
import type { DocsQuery } from '../search-pool/index.ts';
import { contractOf, type Documentation } from './documentation.ts';

/** The search service's limit for a text. */
export const MAX_QUERY_BYTES = 512;

export async function searchDocs(docs: Documentation, asked: DocsQuery) {
  const found = await docs.search.searchDocs(asked, docs.caller);
  if (!found) throw new HttpError(404, `Search in "${asked.locale}" is not available: try another locale.`);
  const { site } = contractOf(docs, asked.locale);
  const hits = found.hits.map(({ path, text, ...hit }) => ({ ...hit, address: `${site}${path}`, text }));
  return { ...found, hits };
}
