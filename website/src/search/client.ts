import { type LiteClient, liteClient } from 'algoliasearch/lite';
import type { SearchSettings } from '../../environment';
import { TIMEOUTS_MS } from './constants';
import { createHostsCache } from './hosts-cache';

type Host = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hosts']>[number];

/** The hosted service's client, configured with the hosts of this site. */
export function createSearchClient(settings: SearchSettings, ownOrigin: string): LiteClient {
  const { appId, apiKey, hosts } = settings;
  if (!appId) throw new Error('Search has no application id: set SEARCH_APP_ID and build the site again.');
  if (!apiKey) throw new Error('Search has no API key: set SEARCH_API_KEY and build the site again.');
  return liteClient(appId, apiKey, {
    timeouts: TIMEOUTS_MS,
    hostsCache: createHostsCache(),
    maxRateLimitRetries: 0, // a 429 is an API error like the other 4xx (spec 8.8), not something to wait for
    // Omitted, not undefined, for the hosted service: its client then derives the hosts from the application id.
    ...(hosts !== 'hosted' && { hosts: (hosts ?? [ownOrigin]).map(toHost) }),
  });
}

function toHost(origin: string): Host {
  const { protocol, host } = new URL(origin);
  return { url: host, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https' };
}
