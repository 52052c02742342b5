import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { early } from '../early/takeover';
import type { SearchRequest } from '../request';
import { readQueryString, writeQueryString } from './query-string';

/** The search in the address. */
export function useQueryString() {
  const history = useHistory();
  const { pathname, search } = useLocation();
  // The page is built without a query, so it must hydrate without one, unless the early search has shown the query.
  const hasQuery = useIsBrowser() || early !== null;

  const request = useMemo(() => readQueryString(hasQuery ? search : ''), [hasQuery, search]);
  const addressOf = useCallback((request: SearchRequest) => pathname + writeQueryString(request), [pathname]);
  const replace = useCallback(
    (request: SearchRequest) => history.replace(addressOf(request)),
    [history, addressOf],
  );
  /** What Back leads to: typing replaces the address, but not this. */
  const submitted = useRef(request);
  useEffect(() => {
    submitted.current = readQueryString(history.location.search);
    return history.listen(({ search }, action) => {
      if (action !== 'REPLACE') submitted.current = readQueryString(search);
    });
  }, [history]);
  /** A step of the history, so that Back returns to the query before. */
  const submit = useCallback(
    (next: SearchRequest) => {
      if (next.query === submitted.current.query) {
        history.replace(addressOf(next));
        return;
      }
      history.replace(addressOf(submitted.current)); // undoes what typing has replaced
      history.push(addressOf(next));
    },
    [history, addressOf],
  );
  const push = useCallback(
    (request: SearchRequest) => history.push(addressOf(request)),
    [history, addressOf],
  );
  return { request, addressOf, replace, submit, push };
}
