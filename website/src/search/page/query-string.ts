import { type SearchRequest, toQueryText } from '../request';

/** The search in the address: `?q=…&page=2`, pages counted from 1 there; `literal=1` for no repair. */
export function readQueryString(search: string): Required<SearchRequest> {
  const parameters = new URLSearchParams(search);
  const page = Number(parameters.get('page') ?? 1);
  return {
    query: toQueryText(parameters.get('q') ?? ''),
    page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
    literal: parameters.get('literal') === '1',
  };
}

export function writeQueryString({ query, page = 0, literal = false }: SearchRequest): string {
  if (query === '') return '';
  const parameters = new URLSearchParams({ q: query });
  if (page > 0) parameters.set('page', String(page + 1));
  if (literal) parameters.set('literal', '1');
  return `?${parameters}`;
}
