import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { LiteClient } from 'algoliasearch/lite';
import { useCallback } from 'react';
import { createSearchClient } from './client';
import { protocolRequest, type SearchRequest } from './request';
import { readResponse, type SearchResponse } from './response';
import { retrySlowHost } from './retry-slow-host';
import { useIndexName, useSearchSettings } from './settings';
import { createSuggestions } from './suggestions';

export type SendSearch = (request: SearchRequest) => Promise<SearchResponse>;

/** One for the page's life: it caches its responses. */
let client: LiteClient | undefined;
const withSuggestions = createSuggestions();

export function useSearchService(): SendSearch {
  const settings = useSearchSettings();
  const indexName = useIndexName();
  const siteUrl = useDocusaurusContext().siteConfig.url;

  return useCallback(
    async (request) => {
      client ??= createSearchClient(settings, location.origin);
      const requests = [protocolRequest(indexName, request)];
      const raw = await retrySlowHost(() => (client as LiteClient).search({ requests }));
      return withSuggestions(readResponse(raw, request.query, siteUrl));
    },
    [settings, indexName, siteUrl],
  );
}
