import { useEffect, useRef } from 'react';

/**
 * While an overlay is open it has an entry in the history, so that Back closes it and stays on the page. The entry goes
 * with the overlay, unless Back has already removed it. Use it in a component that stays when the overlay closes: the
 * entry must go after the framework has stopped to treat Back as a wish to toggle its menu.
 */
export function useOverlayEntry(name: string, shown: boolean): void {
  const wasShown = useRef(false);
  useEffect(() => {
    if (!shown && wasShown.current && hasOverlayEntry(name)) history.back();
    wasShown.current = shown;
    if (!shown) return;
    const state = { ...history.state, overlay: name };
    // Search takes over the entry of the menu that it was opened from.
    if (history.state?.overlay) history.replaceState(state, '');
    else history.pushState(state, '');
  }, [name, shown]);
}

export function hasOverlayEntry(name: string): boolean {
  return history.state?.overlay === name;
}

/**
 * For a link of the overlay: makes its entry an ordinary one, which the link's page then replaces. Otherwise Back would
 * lead to this page twice. Returns whether there is such an entry.
 */
export function releaseOverlayEntry(name: string): boolean {
  if (!hasOverlayEntry(name)) return false;
  const { overlay: _, ...state } = history.state;
  history.replaceState(state, '');
  return true;
}
