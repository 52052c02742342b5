import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { createContext, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { isSearchShortcut } from '../browser/shortcuts';
import { hasOverlayEntry, useOverlayEntry } from '../hooks/useOverlayEntry';
import { fillsScreen, SEARCH } from './full-screen';
import { useSearchModal } from './useSearchModal';

/** Opens the modal. */
export const SearchContext = createContext(() => {});

/**
 * The modal and its shortcuts. They are outside the pages: if search is opened while the next page is loading, it would
 * disappear with the old page.
 */
export function SearchProvider({ children }: { children: ReactNode }): ReactNode {
  const { opened, open, close } = useSearchModal(useBaseUrl('/search'));
  const history = useHistory();

  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
      if (event.defaultPrevented || !isSearchShortcut(event) || dialog?.matches('[data-search]')) return;
      event.preventDefault();
      dialog?.close(); // the side menu
      open();
    };
    addEventListener('keydown', openByKey);
    return () => removeEventListener('keydown', openByKey);
  }, [open]);

  // On a phone, search covers the page like the menu, and Back closes it alone.
  const [coversPage, setCoversPage] = useState(false);
  useLayoutEffect(() => setCoversPage(opened !== null && fillsScreen()), [opened]);
  useOverlayEntry(SEARCH, coversPage);

  // Back and Forward close it, when they begin. Links close it themselves: when their page comes, the reader may be
  // searching again.
  useEffect(() => {
    let current = history.location;
    return history.listen((next, action) => {
      const samePage = next.pathname === current.pathname && next.search === current.search;
      const leavesEntry = coversPage && !hasOverlayEntry(SEARCH);
      if (action === 'POP' && (leavesEntry || !samePage)) close();
      current = next;
    });
  }, [history, close, coversPage]);

  return (
    <SearchContext value={open}>
      {children}
      {opened && createPortal(<opened.Modal initial={opened.initial} onClose={close} />, document.body)}
    </SearchContext>
  );
}
