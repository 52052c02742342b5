import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './messages.module.css';
import Quoted from './Quoted';
import type { SearchResponse } from './response';

interface Props {
  response: SearchResponse;
  /** May contain `{query}`. null: there is no report link (spec 8.5). */
  reportUrl: string | null;
  onSuggestion(query: string): void;
  /** Links to other pages. */
  children?: ReactNode;
}

export default function NoResults({ response, reportUrl, onSuggestion, children }: Props): ReactNode {
  const { query, suggestions } = response;
  return (
    <div className={styles.message}>
      <p className={styles.lead}>
        <Translate id="docs.search.noResults" values={{ query: <Quoted text={query} /> }}>
          {'No results for {query}'}
        </Translate>
      </p>
      {suggestions.length > 0 && (
        <>
          <p>
            <Translate id="docs.search.suggestions">Try searching for</Translate>
          </p>
          <ul className={styles.suggestions}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" onClick={() => onSuggestion(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {children}
      {reportUrl && (
        <p>
          <a
            href={reportUrl.replace('{query}', encodeURIComponent(query))}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Translate id="docs.search.report">Believe this query should return results?</Translate>
          </a>
        </p>
      )}
    </div>
  );
}
