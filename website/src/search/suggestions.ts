import { MAX_SUGGESTIONS } from './constants';
import type { SearchResponse } from './response';

/**
 * The hosted service suggests nothing; the sections that an earlier query found are better than that. Kept for the modal
 * and the results page together.
 */
export function createSuggestions(): (response: SearchResponse) => SearchResponse {
  let sections: string[] = [];
  return (response) => {
    if (response.count > 0) sections = [...new Set(response.hits.map(({ section }) => section))];
    if (response.count > 0 || response.suggestions.length > 0) return response;
    return { ...response, suggestions: sections.slice(0, MAX_SUGGESTIONS) };
  };
}
