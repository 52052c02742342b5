import { type DocsQuery, type DocsResult, SearchOverloaded } from '../search-pool/index.ts';
import { contractOf, type Documentation, ToolRefusal } from './documentation.ts';

/** The search service's limit for a text. */
export const MAX_QUERY_BYTES = 512;

export async function searchDocs(docs: Documentation, asked: DocsQuery) {
  const found = await resultOf(docs, asked);
  const { site } = contractOf(docs.site(), asked.locale);
  const hits = found.hits.map(({ path, text, ...hit }) => ({ ...hit, address: `${site}${path}`, text }));
  return { ...found, hits };
}

/** The top-level sections by their English names, which are used in every locale. */
export async function sectionsOf(docs: Documentation): Promise<readonly string[]> {
  return (await docs.search()).sections;
}

async function resultOf(docs: Documentation, asked: DocsQuery): Promise<DocsResult> {
  try {
    const found = await (await docs.search()).searchDocs(asked);
    if (found) return found;
  } catch (error) {
    if (!(error instanceof SearchOverloaded)) throw error;
    throw new ToolRefusal('Search is overloaded: try again in a second.');
  }
  throw new ToolRefusal(`Search in "${asked.locale}" is not available at the moment: try another locale.`);
}
