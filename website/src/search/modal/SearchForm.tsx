import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { isComposing } from '../../browser/shortcuts';
import { MAX_QUERY_LENGTH } from '../constants';
import { CloseIcon, SearchIcon, SpinnerIcon } from '../icons';
import { outcomeOf } from './panel';
import styles from './styles.module.css';
import type { SearchControl } from './useSearch';

interface Props {
  search: SearchControl;
  onClose(): void;
}

export default function SearchForm({ search, onClose }: Props): ReactNode {
  const { panel, state, input, holdEnter } = search;
  const { failure } = outcomeOf(state);
  const label = translate({ id: 'docs.search.placeholder', message: 'Search docs' });
  const shown = state.collections.filter(({ items }) => items.length > 0);
  const { onKeyDown, ...inputProps } = panel.getInputProps({
    inputElement: input.current,
    maxLength: MAX_QUERY_LENGTH,
    placeholder: label,
    role: 'combobox',
    'aria-label': label,
    'aria-labelledby': undefined,
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-expanded': shown.length > 0,
    'aria-controls': listIds(shown.map(({ source }) => source.sourceId)),
    ...(shown.length === 0 && { 'aria-activedescendant': undefined }),
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than some of the browsers supported
    <form
      className={styles.form}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        if (failure) panel.refresh();
      }}
      onReset={(event) => {
        event.preventDefault();
        search.keepFocus(() => panel.setQuery(''))();
      }}
    >
      <span className={styles.status}>{state.status === 'stalled' ? <SpinnerIcon /> : <SearchIcon />}</span>
      <input
        {...inputProps}
        ref={input}
        className={styles.input}
        onKeyDown={(event) => {
          // Tab moves on to the modal's buttons, but the state machine would treat it as leaving. Keys of a composition
          // belong to the input method: the Enter that ends a composition must not open a hit.
          if (event.key === 'Tab' || isComposing(event.nativeEvent)) return;
          if (!holdEnter(event)) onKeyDown(event);
        }}
      />
      <button
        type="reset"
        className={`icon-button ${styles.clear}`}
        hidden={state.query === ''}
        aria-label={translate({ id: 'docs.search.clear', message: 'Clear query' })}
      >
        <CloseIcon />
      </button>
      <button
        type="button"
        className={styles.cancel}
        onClick={() => {
          panel.setQuery('');
          onClose();
        }}
      >
        <Translate id="docs.search.cancel">Cancel</Translate>
      </button>
    </form>
  );
}

/** Hits of all sections are in one list; recent and favorite searches each have their own. */
function listIds(sourceIds: string[]): string | undefined {
  const lists = sourceIds.map((id) => (id.startsWith('hits') ? 'search-hits' : `search-${id}`));
  return lists.length > 0 ? [...new Set(lists)].join(' ') : undefined;
}
