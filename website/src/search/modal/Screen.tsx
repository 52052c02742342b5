import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { brand } from '../../../brand';
import ErrorScreen from '../ErrorScreen';
import NoResults from '../NoResults';
import { outcomeOf } from './panel';
import Results from './Results';
import StartScreen from './StartScreen';
import styles from './styles.module.css';
import type { SearchControl } from './useSearch';

interface Props {
  search: SearchControl;
  onClose(): void;
}

/** The part below the input. An earlier outcome stays visible until the next one arrives. */
export default function Screen({ search, onClose }: Props): ReactNode {
  const { panel, state, act } = search;
  const { response, failure } = outcomeOf(state);
  if (state.query.trim() === '') return <StartScreen search={search} />;
  if (failure) return <ErrorScreen failure={failure} onRetry={act(() => {})} />;
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
        onSuggestion={(query) => act(() => panel.setQuery(query))()}
      />
    );
  }
  return <Results search={search} response={response} onClose={onClose} />;
}
