import { securityHeaders as siteHeaders } from '@docs/site/headers';
import { hostedSearchOrigins } from '@docs/site/hosted-search';
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
  return addresses.flatMap((address) => (address?.startsWith('http') ? [new URL(address).origin] : []));
}
