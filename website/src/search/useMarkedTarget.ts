import { useLocation } from '@docusaurus/router';
import { useEffect } from 'react';
import { decodable } from '../browser/decodable';

/**
 * The page's styles mark a section with `:target`, which only the browser's own navigation sets. So this repeats the
 * router's navigation in the browser, in place. That also moves the keyboard focus to the section.
 */
export function useMarkedTarget(): void {
  const { pathname, hash } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same hash on another page is another target
  useEffect(() => {
    const marked = document.querySelector(':target');
    const target = hash ? document.getElementById(decodeURIComponent(decodable(hash).slice(1))) : null;
    const searching = document.querySelector('dialog[open]'); // again; it must not lose the focus
    const left = location.hash !== hash; // by Back, while this page was still loading
    if (target && target !== marked && !searching && !left) location.replace(hash);
  }, [pathname, hash]);
}
