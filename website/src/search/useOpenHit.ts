import { useHistory } from '@docusaurus/router';
import { useCallback } from 'react';

/** Opens a found section in place of the current page. */
export function useOpenHit(): (url: string) => void {
  const history = useHistory();
  return useCallback(
    (url) => {
      const { origin, pathname, hash } = new URL(url, location.href);
      // A section of this very page is the browser's own affair: it scrolls to it, marks it, and tells the page.
      const here = pathname === location.pathname && hash !== '';
      if (here || origin !== location.origin) location.assign(url);
      else history.push(url);
    },
    [history],
  );
}
