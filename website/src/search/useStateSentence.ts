import { translate } from '@docusaurus/Translate';
import type { Failure } from './failure';
import { quoted } from './Quoted';
import type { SearchResponse } from './response';
import { useCount } from './useCount';
import { useMissingWords } from './useMissingWords';

export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

/** The state of a search in a sentence, for the live regions. */
export function useStateSentence(
  status: SearchStatus,
  response: SearchResponse | null,
  failure: Failure | null,
): string {
  const count = useCount();
  const missingWords = useMissingWords();
  if (status === 'stalled') return translate({ id: 'docs.search.searching', message: 'Searching…' });
  if (failure) return translate({ id: 'docs.search.error', message: 'Unable to fetch results' });
  if (!response) return '';
  if (response.count === 0) {
    return translate(
      { id: 'docs.search.noResults', message: 'No results for {query}' },
      { query: quoted(response.query) },
    );
  }
  const found = count(
    response.count,
    translate({ id: 'docs.search.count', message: '{count} result|{count} results' }),
  );
  const sentences = [found];
  if (response.missing.length > 0) {
    const partial = translate(
      {
        id: 'docs.search.partial',
        message: 'No page mentions {words}. These results match the rest of your query.',
      },
      { words: missingWords(response.missing) },
    );
    sentences.unshift(partial);
  }
  if (response.repaired !== null) {
    const repaired = translate(
      { id: 'docs.search.repaired', message: 'Showing results for {query}.' },
      { query: quoted(response.repaired) },
    );
    sentences.unshift(repaired);
  }
  return sentences.join(' ');
}
