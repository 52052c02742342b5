import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { mayPrefetch } from '../browser/connection';
import { MAX_QUERY_LENGTH } from './constants';
import type { InitialQuery, SearchModalProps } from './modal';
import { toQueryText } from './request';
import { captureTyping, type TypingAhead } from './typing-ahead';
import { unfinishedQuery } from './unfinished-query';

const loadModal = () => import('./modal');

export function prefetchModal(): void {
  if (mayPrefetch()) loadModal().catch(() => {}); // tried again when the modal is opened
}

interface Opened {
  Modal: (props: SearchModalProps) => React.ReactNode;
  initial: InitialQuery;
}

/** Opens the modal, whose code is loaded on demand. */
export function useSearchModal(searchPage: string) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const awaited = useRef<TypingAhead | null>(null);

  const close = useCallback(() => setOpened(null), []);
  const open = useCallback(async () => {
    if (awaited.current) return;
    const selected = toQueryText(String(getSelection() ?? '')); // spec 5.2
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
        text: typed || selected || unfinishedQuery.text,
        typed: typed !== '',
        enter: typed ? enter : null,
      };
      // Synchronously, so that no key is lost between the end of the capture and the focus of the input.
      flushSync(() => setOpened({ Modal, initial }));
    } catch {
      // The code cannot be fetched, for example after a new deployment. Use the results page instead.
      if (awaited.current === typing)
        location.assign(`${searchPage}?${new URLSearchParams({ q: typing.stop().text })}`);
    }
    awaited.current = null;
  }, [searchPage]);

  // Runs with the removal of the modal, not after it: the next key press may follow at once.
  useLayoutEffect(() => {
    if (opened) return;
    const clear = ({ key, defaultPrevented }: KeyboardEvent) => {
      // Ignore the key press that closed the modal and is still bubbling.
      if (key === 'Escape' && !defaultPrevented) unfinishedQuery.text = '';
    };
    addEventListener('keydown', clear);
    return () => removeEventListener('keydown', clear);
  }, [opened]);

  return { opened, open, close };
}
