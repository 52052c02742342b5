import security from '../../../security-headers.json';
import type { Environment } from '../../environment';

/**
 * The policy knows the loader, the one inline script, by its hash; pages have no inline style. Configured third parties
 * are added with what they load from elsewhere (`CSP_SOURCES`), and what they cannot live with is left out: foreign
 * scripts know nothing of our trusted types, and their pictures and frames do not say who may embed them.
 */
export function securityHeaders(environment: Environment, loaderHash: string): Record<string, string> {
  const thirdParties = origins(environment.tagManager?.origin, environment.messengerSrc);
  const sources = Object.entries(environment.cspSources);
  const { hosts, appId } = environment.search;
  const connections = [
    ...origins(environment.dataUrl),
    ...(Array.isArray(hosts) ? hosts : []),
    ...(hosts === 'hosted' ? hostedSearchOrigins(appId) : []),
  ];
  const policy: Record<string, string[]> = { ...security.policy };
  const headers: Record<string, string> = { ...security.headers };
  allow(policy, 'script-src', [`'${loaderHash}'`]);
  allow(policy, 'connect-src', connections);
  if (thirdParties.length > 0 || sources.length > 0) {
    for (const name of ['script-src', 'img-src', 'connect-src', 'frame-src'])
      allow(policy, name, thirdParties);
    for (const [name, more] of sources) allow(policy, name, more);
    delete policy['require-trusted-types-for'];
    delete policy['trusted-types'];
    headers['Cross-Origin-Embedder-Policy'] = 'unsafe-none';
  }
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      .join('; '),
    ...headers,
    'Permissions-Policy': security.unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  };
}

function allow(policy: Record<string, string[]>, directive: string, more: string[]): void {
  const sources = (policy[directive] ?? []).filter((source) => source !== "'none'" || more.length === 0);
  policy[directive] = [...new Set([...sources, ...more])];
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
