import { useHistory } from '@docusaurus/router';
import { useCallback } from 'react';

/** Opens a found section in place of the current page. */
export function useOpenHit(): (url: string) => void {
  const history = useHistory();
  return useCallback(
    (url) => {
      const { origin, pathname, hash } = new URL(url, location.href);
      // The browser handles a section of this page: it scrolls there, marks it, and fires hashchange.
      const here = pathname === location.pathname && hash !== '';
      if (here || origin !== location.origin) location.assign(url);
      else history.push(url);
    },
    [history],
  );
}
