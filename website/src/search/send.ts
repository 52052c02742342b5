import type { SearchSettings } from '../../environment';
import { createSearchClient } from './client';
import { protocolRequest, type SearchRequest } from './request';
import { readResponse, type SearchResponse } from './response';
import { retrySlowHost } from './retry-slow-host';

export type SendSearch = (request: SearchRequest) => Promise<SearchResponse>;

export interface SearchAddress {
  settings: SearchSettings;
  indexName: string;
  /** The base of the addresses in responses. */
  siteUrl: string;
}

/** Independent of React: the early search uses it too. One per page load, because the client caches its responses. */
export function createSend({ settings, indexName, siteUrl }: SearchAddress): SendSearch {
  const client = createSearchClient(settings, location.origin);
  return async (request) => {
    const requests = [protocolRequest(indexName, request)];
    const raw = await retrySlowHost(() => client.search({ requests }));
    return readResponse(raw, request.query, siteUrl);
  };
}
