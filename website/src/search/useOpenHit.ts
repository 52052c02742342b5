import { useHistory } from '@docusaurus/router';
import { useCallback } from 'react';

/** Opens a page or a section: in a new entry of the history, or in place of the modal's own one. */
export function useOpenHit(): (url: string, inPlace: boolean) => void {
  const history = useHistory();
  return useCallback(
    (url, inPlace) => {
      const { origin, pathname, hash } = new URL(url, location.href);
      // The browser handles a section of this page: it scrolls there, marks it, and fires hashchange.
      const here = pathname === location.pathname && hash !== '';
      if (here || origin !== location.origin) {
        if (inPlace) location.replace(url);
        else location.assign(url);
      } else if (inPlace) history.replace(url);
      else history.push(url);
    },
    [history],
  );
}
