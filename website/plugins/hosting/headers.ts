import type { Environment } from '../../environment';

/** Pages have no inline script and no inline style, so the policy needs neither hashes nor exceptions. */
export function securityHeaders(environment: Environment): Record<string, string> {
  const scripts = origins(environment.tagManager?.origin, environment.messengerSrc);
  const connections = [
    ...origins(environment.dataUrl),
    ...(Array.isArray(environment.search.hosts) ? environment.search.hosts : []),
    ...(environment.search.hosts === 'hosted' ? hostedSearchOrigins(environment.search.appId) : []),
    ...scripts,
  ];
  const policy: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...scripts],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connections],
    'frame-src': scripts.length > 0 ? scripts : ["'none'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
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
