import { type MouseEvent, useEffect, useRef } from 'react';

/**
 * While the menu is open it has an entry in the history, so that Back closes it. The framework blocks Back instead, which
 * works only if the page before was in the same document: without React the first navigation is a full load.
 * The router does not see the entry: it has the state of the one below it, and its `popstate` goes no further.
 */
export function useHistoryEntry(shown: boolean, close: () => void) {
  const leave = useRef<(() => Promise<void>) | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `close` toggles; the entry belongs to `shown` alone
  useEffect(() => {
    if (!shown) return;
    history.pushState(history.state, '');
    const left = new Promise<void>((resolve) => {
      const swallow = (event: PopStateEvent) => {
        event.stopImmediatePropagation();
        const byReader = leave.current !== null;
        leave.current = null; // first: React may render within the call
        if (byReader) close();
        resolve();
      };
      addEventListener('popstate', swallow, { capture: true, once: true });
    });
    leave.current = () => {
      leave.current = null;
      history.back();
      return left;
    };
    return () => void leave.current?.();
  }, [shown]);

  /** Takes the entry away before a link of the menu is followed, or Back would lead to this page twice. */
  return function leaveFirst(event: MouseEvent): void {
    const link = (event.target as Element).closest<HTMLElement>('a[href]:not([target])');
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!link || elsewhere || !leave.current) return;
    event.preventDefault();
    event.stopPropagation();
    leave.current().then(() => link.click());
  };
}
