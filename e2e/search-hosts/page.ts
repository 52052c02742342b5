import { createSearchClient } from '../../website/src/search/client.ts';
import { retrySlowHost } from '../../website/src/search/retry-slow-host.ts';

export interface Outcome {
  found: boolean;
  seconds: number;
}

/** Searches twice with the site's own client, for different queries, as a reader who keeps typing does. */
async function searchTwice(hosts: string[]): Promise<Outcome[]> {
  const settings = { appId: 'docs', apiKey: 'search-only', indexPrefix: 'docs', hosts };
  const client = createSearchClient(settings, location.origin);
  const outcomes: Outcome[] = [];
  for (const query of ['first', 'next']) {
    const start = performance.now();
    const requests = [{ indexName: 'docs-en', query }];
    const found = await retrySlowHost(() => client.search({ requests })).then(
      () => true,
      () => false,
    );
    outcomes.push({ found, seconds: (performance.now() - start) / 1000 });
  }
  return outcomes;
}

Object.assign(window, { searchTwice });
