import { useHistory } from '@docusaurus/router';
import { type MouseEvent, useEffect } from 'react';

/**
 * While the menu is open it has an entry in the history, so that Back closes it. The framework closes it on Back too,
 * but only if the previous page was in the same document: without React, the first navigation is a full load.
 */
export function useHistoryEntry(shown: boolean, close: () => void) {
  const router = useHistory();

  useEffect(() => {
    if (!shown) return;
    history.pushState({ ...history.state, menu: true }, '');
    // If Back closed the menu, the entry is already gone.
    return () => {
      if (isMenuEntry()) history.back();
    };
  }, [shown]);

  /** A link of the menu replaces the entry. Otherwise Back would lead to this page twice. */
  return function followInPlace(event: MouseEvent): void {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]:not([target])');
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!link || elsewhere || !isMenuEntry()) return;
    event.preventDefault();
    event.stopPropagation();
    const { menu: _, ...state } = history.state;
    history.replaceState(state, '');
    close();
    const { origin, pathname, search, hash } = link;
    if (origin === location.origin && !link.dataset.language) router.replace(pathname + search + hash);
    else location.replace(link.href); // another language is another build
  };
}

function isMenuEntry(): boolean {
  return history.state?.menu === true;
}
