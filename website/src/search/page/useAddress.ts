import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useCallback, useMemo } from 'react';
import { type Query, toQueryText } from '../query';

/** The query as it stands in the address: `?q=…&page=2`, pages counted from 1 there; `literal=1` for no repair. */
export function useAddress() {
  const history = useHistory();
  const { pathname, search } = useLocation();
  const isBrowser = useIsBrowser(); // the page is built without a query, and must hydrate without one

  const query = useMemo(() => readAddress(isBrowser ? search : ''), [isBrowser, search]);
  const addressOf = useCallback((query: Query) => pathname + writeAddress(query), [pathname]);
  const replace = useCallback((query: Query) => history.replace(addressOf(query)), [history, addressOf]);
  const push = useCallback((query: Query) => history.push(addressOf(query)), [history, addressOf]);
  return { query, addressOf, replace, push };
}

export function readAddress(search: string): Required<Query> {
  const parameters = new URLSearchParams(search);
  const page = Number(parameters.get('page') ?? 1);
  return {
    text: toQueryText(parameters.get('q') ?? ''),
    page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
    literal: parameters.get('literal') === '1',
  };
}

export function writeAddress({ text, page = 0, literal = false }: Query): string {
  if (text === '') return '';
  const parameters = new URLSearchParams({ q: text });
  if (page > 0) parameters.set('page', String(page + 1));
  if (literal) parameters.set('literal', '1');
  return `?${parameters}`;
}
