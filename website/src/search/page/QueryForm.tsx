import Translate, { translate } from '@docusaurus/Translate';
import { type ReactNode, useEffect, useRef } from 'react';
import { isComposing } from '../../browser/shortcuts';
import { MAX_QUERY_LENGTH } from '../constants';
import { toQueryText } from '../request';
import styles from './styles.module.css';

const PAUSE_MS = 200;

interface Props {
  action: string;
  query: string;
  onType(query: string): void;
  onSubmit(query: string): void;
}

/**
 * A plain form that the browser submits until React is ready. The input is uncontrolled: otherwise text typed before
 * React would be lost. It has no panel, so Escape always clears the query (spec 4.2).
 */
export default function QueryForm({ action, query, onType, onSubmit }: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const label = translate({ id: 'docs.search.placeholder', message: 'Search docs' });

  function search(report: (query: string) => void, pause = 0): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      report(toQueryText(input.current?.value ?? ''));
    }, pause);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for text typed before React
  useEffect(() => {
    const typed = toQueryText(input.current?.value ?? '');
    if (typed && typed !== query) search(onType);
    return () => clearTimeout(timer.current);
  }, []);

  useEffect(() => {
    const typing = timer.current !== undefined;
    if (!input.current || typing || toQueryText(input.current.value) === query) return;
    input.current.value = query;
  }, [query]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than some of the browsers supported
    <form
      role="search"
      method="get"
      action={action}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        search(onSubmit);
      }}
    >
      <input
        ref={input}
        type="search"
        name="q"
        className={styles.input}
        maxLength={MAX_QUERY_LENGTH}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        onInput={(event) => {
          if (!(event.nativeEvent as InputEvent).isComposing) search(onType, PAUSE_MS);
        }}
        onCompositionEnd={() => search(onType, PAUSE_MS)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
          event.preventDefault();
          event.currentTarget.value = '';
          search(onType);
        }}
      />
      <button type="submit" className="button" data-native="">
        <Translate id="docs.search.button">Search</Translate>
      </button>
    </form>
  );
}
