import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { LiteClient } from 'algoliasearch/lite';
import { useCallback } from 'react';
import { type Answer, readAnswer } from './answer';
import { createSearchClient } from './client';
import { type Query, searchRequest } from './query';
import { retrySlowHost } from './retry-slow-host';
import { useIndexName, useSearchSettings } from './settings';
import { createSuggestions } from './suggestions';

export type Search = (query: Query) => Promise<Answer>;

/** One for the page's life: it remembers its answers. */
let client: LiteClient | undefined;
const withSuggestions = createSuggestions();

export function useSearchService(): Search {
  const settings = useSearchSettings();
  const indexName = useIndexName();
  const siteUrl = useDocusaurusContext().siteConfig.url;

  return useCallback(
    async (query) => {
      client ??= createSearchClient(settings, location.origin);
      const requests = [searchRequest(indexName, query)];
      const response = await retrySlowHost(() => (client as LiteClient).search({ requests }));
      return withSuggestions(readAnswer(response, query.text, siteUrl));
    },
    [settings, indexName, siteUrl],
  );
}
