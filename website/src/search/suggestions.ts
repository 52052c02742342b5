import type { Answer } from './answer';
import { MAX_SUGGESTIONS } from './constants';

/**
 * The hosted service suggests nothing; the sections that an earlier query found are better than that. Kept for the modal
 * and the results page together.
 */
export function createSuggestions(): (answer: Answer) => Answer {
  let sections: string[] = [];
  return (answer) => {
    if (answer.count > 0) sections = [...new Set(answer.hits.map(({ section }) => section))];
    if (answer.count > 0 || answer.suggestions.length > 0) return answer;
    return { ...answer, suggestions: sections.slice(0, MAX_SUGGESTIONS) };
  };
}
