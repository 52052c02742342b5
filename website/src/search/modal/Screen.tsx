import { brand } from '@docs/site/brand';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import ErrorScreen from '../ErrorScreen';
import NoResults from '../NoResults';
import { outcomeOf } from './panel';
import Results from './Results';
import StartScreen from './StartScreen';
import styles from './styles.module.css';
import type { SearchControl } from './useSearch';

interface Props {
  search: SearchControl;
}

/** The part below the input. An earlier outcome stays visible until the next one arrives. */
export default function Screen({ search }: Props): ReactNode {
  const { panel, state, keepFocus } = search;
  const { response, failure } = outcomeOf(state);
  if (state.query.trim() === '') return <StartScreen search={search} />;
  if (failure) return <ErrorScreen failure={failure} onRetry={keepFocus(() => {})} />;
  if (!response) {
    if (state.status !== 'stalled') return null;
    return (
      <p className={styles.searching}>
        <Translate id="docs.search.searching">Searching…</Translate>
      </p>
    );
  }
  if (response.count === 0) {
    return (
      <NoResults
        response={response}
        reportUrl={brand.missingResultsUrl}
        onSuggestion={(query) => keepFocus(() => panel.setQuery(query))()}
      />
    );
  }
  return <Results search={search} response={response} />;
}
