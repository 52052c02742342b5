import { MAX_SUGGESTIONS } from './constants';
import type { SearchResponse } from './response';

/**
 * The hosted service has no suggestions, so use the sections that an earlier query found. Shared by the modal and the
 * results page.
 */
export function createSuggestions(): (response: SearchResponse) => SearchResponse {
  let sections: string[] = [];
  return (response) => {
    if (response.count > 0) sections = [...new Set(response.hits.map(({ section }) => section))];
    if (response.count > 0 || response.suggestions.length > 0) return response;
    return { ...response, suggestions: sections.slice(0, MAX_SUGGESTIONS) };
  };
}
