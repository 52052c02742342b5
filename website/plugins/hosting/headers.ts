import { securityHeaders as siteHeaders } from '@docs/site/headers';
import type { Environment } from '../../environment';

/** The site's headers plus what this build needs: the hash of the inline script, and configured hosts. */
export function securityHeaders(environment: Environment, inlineScriptHash: string): Record<string, string> {
  const { hosts, appId } = environment.search;
  return siteHeaders({
    scripts: [`'${inlineScriptHash}'`],
    connections: [
      ...origins(environment.dataUrl),
      ...(Array.isArray(hosts) ? hosts : []),
      ...(hosts === 'hosted' ? hostedSearchOrigins(appId) : []),
    ],
    thirdParties: origins(environment.tagManager?.origin, environment.messengerSrc),
    sources: environment.cspSources,
  });
}

function origins(...addresses: (string | null | undefined)[]): string[] {
  return addresses
    .filter((address) => address?.startsWith('http'))
    .map((address) => new URL(address as string).origin);
}

/** The hosts that the hosted service's client derives from an application id. */
function hostedSearchOrigins(appId: string): string[] {
  const id = appId.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    `https://${id}.algolia.net`,
    ...[1, 2, 3].map((n) => `https://${id}-${n}.algolianet.com`),
  ];
}
