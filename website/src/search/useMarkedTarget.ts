import { useLocation } from '@docusaurus/router';
import { useEffect } from 'react';

/**
 * The page's styles mark a section by `:target`, which only the browser's own navigation sets. After one by the router
 * it is made up for, in place; it also moves the reader's keyboard focus to the section.
 */
export function useMarkedTarget(): void {
  const { pathname, hash } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same hash on another page is another target
  useEffect(() => {
    const marked = document.querySelector(':target');
    const target = hash ? document.getElementById(decode(hash.slice(1))) : null;
    const searching = document.querySelector('dialog[open]'); // again, and must not lose the focus
    if (target && target !== marked && !searching) location.replace(hash);
  }, [pathname, hash]);
}

function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
