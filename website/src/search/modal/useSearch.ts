import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { releaseOverlayEntry } from '../../hooks/useOverlayEntry';
import { afterNextPaint } from '../after-next-paint';
import { type EnterKey, readEnter } from '../enter-key';
import { SEARCH } from '../full-screen';
import { createVisitStore } from '../recents';
import { useSearchService } from '../service';
import { useIndexName } from '../settings';
import { useOpenHit } from '../useOpenHit';
import { useStartPages } from '../useStartPages';
import type { InitialQuery } from '.';
import { createPanel, initialState, outcomeOf, type PanelState } from './panel';
import type { Item } from './sources';

/** The modal's state and what the reader can do to it. */
export function useSearch(initial: InitialQuery, onClose: () => void) {
  const search = useSearchService();
  const indexName = useIndexName();
  const locale = useDocusaurusContext().i18n.currentLocale;
  const openHere = useOpenHit();
  const startPages = useStartPages();
  const [state, setState] = useState<PanelState>(() => initialState(initial.text));
  const input = useRef<HTMLInputElement>(null);
  const heldEnter = useRef(initial.enter && { query: initial.text, place: initial.enter });

  // biome-ignore lint/correctness/useExhaustiveDependencies: one panel for the life of the modal
  const { panel, visits, open, leaveTo } = useMemo(() => {
    const visits = createVisitStore(indexName);
    /** Closes the search and opens a page. */
    const leaveTo = (url: string) => {
      const inPlace = releaseOverlayEntry(SEARCH);
      flushSync(onClose); // first, because closing restores the focus
      afterNextPaint(() => openHere(url, inPlace));
    };
    const open = (url: string, place: EnterKey) => {
      if (place === 'tab') window.open(url, '_blank', 'noopener');
      // Without a size, browsers open a tab instead of a window.
      else if (place === 'window')
        window.open(url, '_blank', `noopener,width=${outerWidth},height=${outerHeight}`);
      else {
        panel.setQuery(''); // the search is finished; the choice is in the recent searches
        leaveTo(url);
      }
    };
    const panel = createPanel({
      initialQuery: initial.text,
      locale,
      search,
      visits,
      startPages,
      navigator: {
        navigate: ({ itemUrl }) => open(itemUrl, 'here'),
        navigateNewTab: ({ itemUrl }) => open(itemUrl, 'tab'),
        navigateNewWindow: ({ itemUrl }) => open(itemUrl, 'window'),
      },
      onStateChange: setState,
    });
    return { panel, visits, open, leaveTo };
  }, []);

  useEffect(() => {
    if (!state.isOpen) onClose();
  }, [state.isOpen, onClose]);

  const waiting = state.status === 'loading' || state.status === 'stalled';
  useEffect(() => {
    const enter = heldEnter.current;
    const { response, failure } = outcomeOf(state);
    const settled = failure || response?.query === enter?.query.trim(); // false before the first search begins
    if (waiting || !enter || !settled) return;
    heldEnter.current = null;
    const item = state.collections.flatMap(({ items }) => items as Item[])[state.activeItemId ?? 0];
    if (!item || enter.query !== state.query) return;
    visits.addRecent(item.visit);
    queueMicrotask(() => open(item.visit.url, enter.place)); // React does not flush inside an effect
  }, [waiting, state, visits, open]);

  const { failure } = outcomeOf(state);
  useEffect(() => {
    if (!failure) return;
    const retry = () => panel.refresh();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [failure, panel]);

  /** Enter before the response arrives means its first hit, not a hit of an older response that is still visible. */
  function holdEnter(event: KeyboardEvent): boolean {
    if (event.key !== 'Enter' || !waiting || !state.query.trim()) return false;
    event.preventDefault();
    heldEnter.current = { query: state.query, place: readEnter(event) };
    return true;
  }

  /** For buttons that disappear after their action: the focus must not disappear with them. */
  function keepFocus(work: () => void): () => void {
    return () => {
      const byKeyboard = document.activeElement instanceof HTMLButtonElement;
      work();
      panel.refresh();
      if (byKeyboard) input.current?.focus();
    };
  }

  return { panel, state, visits, waiting, input, open, leaveTo, keepFocus, holdEnter };
}

export type SearchControl = ReturnType<typeof useSearch>;
