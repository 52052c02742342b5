import security from './security-headers.json' with { type: 'json' };

/** What a configured site adds to the policy. Sources by directive are origins; the script's hash is in quotes. */
export interface Additions {
  scripts: readonly string[];
  connections: readonly string[];
  /** Origins of the tag manager and the messenger. */
  thirdParties: readonly string[];
  /** Other origins that these load from, by directive (`CSP_SOURCES`). */
  sources: Readonly<Record<string, readonly string[]>>;
}

const NOTHING: Additions = { scripts: [], connections: [], thirdParties: [], sources: {} };

/**
 * The headers of every response. Third parties weaken them: their scripts do not support our trusted types, and their
 * images and frames do not declare who may embed them.
 */
export function securityHeaders({
  scripts,
  connections,
  thirdParties,
  sources,
}: Additions = NOTHING): Record<string, string> {
  const policy: Record<string, string[]> = { ...security.policy };
  const headers: Record<string, string> = { ...security.headers };
  allow(policy, 'script-src', scripts);
  allow(policy, 'connect-src', connections);
  if (thirdParties.length > 0 || Object.keys(sources).length > 0) {
    for (const name of ['script-src', 'img-src', 'connect-src', 'frame-src'])
      allow(policy, name, thirdParties);
    for (const [name, more] of Object.entries(sources)) allow(policy, name, more);
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

/** Value of the `Strict-Transport-Security` header, for TLS only. */
export const STRICT_TRANSPORT = security.strictTransport;

function allow(policy: Record<string, string[]>, directive: string, more: readonly string[]): void {
  const sources = (policy[directive] ?? []).filter((source) => source !== "'none'" || more.length === 0);
  policy[directive] = [...new Set([...sources, ...more])];
}
