import { MAX_SUGGESTIONS } from './constants';
import { plainText } from './marks';
import type { SearchResponse } from './response';

/**
 * The hosted service has no suggestions, so use the pages that an earlier query found. Shared by the modal and the
 * results page.
 */
export function createSuggestions(): (response: SearchResponse) => SearchResponse {
  let pages: string[] = [];
  return (response) => {
    if (response.count > 0)
      pages = [...new Set(response.hits.map(({ title, path }) => plainText(path[0] ?? title)))];
    if (response.count > 0 || response.suggestions.length > 0) return response;
    return { ...response, suggestions: pages.slice(0, MAX_SUGGESTIONS) };
  };
}
