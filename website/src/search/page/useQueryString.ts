import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useCallback, useMemo } from 'react';
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
  const push = useCallback(
    (request: SearchRequest) => history.push(addressOf(request)),
    [history, addressOf],
  );
  return { request, addressOf, replace, push };
}
