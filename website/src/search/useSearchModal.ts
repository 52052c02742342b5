import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MAX_QUERY_LENGTH } from './constants';
import { keptQuery } from './kept-query';
import type { InitialQuery, SearchModalProps } from './modal';
import { toQueryText } from './request';
import { captureTyping, type TypingAhead } from './typing-ahead';

const loadModal = () => import('./modal');

/** Not where the connection is slow or saves data (spec 2). */
export function prefetchModal(): void {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return;
  loadModal().catch(() => {}); // tried again when the modal is opened
}

interface Opened {
  Modal: (props: SearchModalProps) => React.ReactNode;
  initial: InitialQuery;
}

/** Opens the modal, whose code is loaded only when wanted. */
export function useSearchModal(searchPage: string) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const awaited = useRef<TypingAhead | null>(null);

  const close = useCallback(() => setOpened(null), []);
  const open = useCallback(async () => {
    if (awaited.current) return;
    const selected = toQueryText(String(getSelection() ?? '')); // spec 5
    const typing = captureTyping(() => {
      typing.stop();
      awaited.current = null;
    });
    awaited.current = typing;
    try {
      const { default: Modal } = await loadModal();
      if (awaited.current !== typing) return;
      const { text, enter } = typing.stop();
      const typed = text.slice(0, MAX_QUERY_LENGTH);
      const initial = {
        text: typed || selected || keptQuery.text,
        typed: typed !== '',
        enter: typed ? enter : null,
      };
      // At once, so that no key falls between the capture's end and the input's focus.
      flushSync(() => setOpened({ Modal, initial }));
    } catch {
      // The code cannot be fetched, after a new deployment say; the results page does the same work.
      if (awaited.current === typing)
        location.assign(`${searchPage}?${new URLSearchParams({ q: typing.stop().text })}`);
    }
    awaited.current = null;
  }, [searchPage]);

  // With the removal of the modal, not after it: the next key press may follow at once.
  useLayoutEffect(() => {
    if (opened) return;
    const clear = ({ key, defaultPrevented }: KeyboardEvent) => {
      // The key press that closes the modal, and still travels, is taken already.
      if (key === 'Escape' && !defaultPrevented) keptQuery.text = '';
    };
    addEventListener('keydown', clear);
    return () => removeEventListener('keydown', clear);
  }, [opened]);

  return { opened, open, close };
}
