import { translate } from '@docusaurus/Translate';
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { isSearchKey } from '../../browser/shortcuts';
import type { EnterKey } from '../enter-key';
import Announcement from './Announcement';
import Footer from './Footer';
import { outcomeOf } from './panel';
import Screen from './Screen';
import SearchForm from './SearchForm';
import styles from './styles.module.css';
import { useSearch } from './useSearch';

export interface InitialQuery {
  text: string;
  /** Whether the reader has just typed the text, and may still be typing. */
  typed: boolean;
  /** Set if the reader has already pressed Enter. */
  enter: EnterKey | null;
}

export interface SearchModalProps {
  initial: InitialQuery;
  onClose(): void;
}

/** A native modal dialog: the browser keeps the focus inside, makes the page inert, and restores the focus. */
export default function SearchModal({ initial, onClose }: SearchModalProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const scrolled = useRef<HTMLElement>(null);
  const search = useSearch(initial, onClose);
  const { panel, state, input } = search;
  const { response, failure } = outcomeOf(state);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.toggleAttribute('data-scroll-bar', innerWidth > document.documentElement.clientWidth);
    element?.showModal();
    input.current?.focus();
    // Typing continues after typed text, where WebKit would not put the caret by itself, and replaces other text.
    const end = initial.text.length;
    input.current?.setSelectionRange(initial.typed ? end : 0, end);
    return () => {
      // Without its input, Chromium would look for another place for the caret, through the whole page, at every frame.
      getSelection()?.removeAllRanges();
      element?.close();
    };
  }, [input, initial]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: scroll to the top of a new response
  useLayoutEffect(() => {
    scrolled.current?.scrollTo(0, 0);
  }, [response]);

  /** Leaving the search closes it (spec 4.2). With a modal dialog, that can only be a click on the backdrop. */
  function closeOnBackdrop({ target }: MouseEvent): void {
    if (target === dialog.current) panel.setIsOpen(false);
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-search=""
      data-status={failure && !search.waiting ? 'error' : state.status}
      aria-label={translate({ id: 'docs.search.placeholder', message: 'Search docs' })}
      onMouseDown={closeOnBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        panel.setIsOpen(false);
      }}
      onKeyDown={(event) => {
        if (!isSearchKey(event.nativeEvent)) return;
        event.preventDefault(); // or the browser opens its own search
        if (!event.repeat) panel.setIsOpen(false);
      }}
    >
      <div className={styles.box}>
        <SearchForm search={search} onClose={onClose} />
        <section
          {...panel.getPanelProps({})}
          ref={scrolled}
          className={styles.panel}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it; its options are no tab stops
          tabIndex={0}
          aria-label={translate({ id: 'docs.search.results', message: 'Search results' })}
          onTouchMove={() => input.current?.blur()}
        >
          <Screen search={search} />
        </section>
        <Footer search={search} />
        <Announcement search={search} />
      </div>
    </dialog>
  );
}
