import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type SearchAccess, searchAccess, userAgent } from '@docs/site/settings';
import { malformed, oneOf, text, url, type Variables, wholeNumber } from '@docs/site/variables';
import { compile } from '@fastify/proxy-addr';

/** The configuration of the process. No other file of this package reads the environment. */
export interface Config {
  port: number;
  host: string;
  siteDir: string;
  /** Serves search and data only: in the writer's hot-reloading view, another server serves the pages. */
  apiOnly: boolean;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Addresses of the proxies whose X-Forwarded-* headers are trusted; none by default. */
  trustProxy: false | string[];
  maxConnections: number;
  /** Per client: an IPv4 address or an IPv6 /64 network. Also how many it may open at once. Proxies in `trustProxy` are exempt. 0: no limit. */
  maxConnectionsPerAddress: number;
  /** Searches and assistants' calls are rejected while the event loop lags more than this. */
  maxEventLoopDelayMs: number;
  /** How long new connections are still answered after SIGTERM, while health is 503. */
  drainSeconds: number;
  search: SearchAccess & { requestsPerMinute: number };
  sandbox: boolean;
  userAgent: { value: string; upstream: URL | null; refreshSeconds: number };
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const PROXY_RANGES = ['loopback', 'linklocal', 'uniquelocal'];
/** The build contains the compiled server in `.server`. */
const BUILD = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../../website/build' : '..', import.meta.url),
);

export function readConfig(variables: Variables): Config {
  const count = (name: string, initial: number, minimum: number, maximum = 1_000_000) =>
    wholeNumber(variables, name, { initial, minimum, maximum });
  return {
    port: count('PORT', 3000, 0, 65_535),
    host: text(variables, 'HOST') ?? '0.0.0.0',
    siteDir: resolve(text(variables, 'SITE_DIR') ?? BUILD),
    apiOnly: oneOf(variables, 'API_ONLY', ['0', '1'], '0') === '1',
    logLevel: oneOf(variables, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    trustProxy: trustProxy(variables),
    maxConnections: count('MAX_CONNECTIONS', 4096, 1),
    maxConnectionsPerAddress: count('MAX_CONNECTIONS_PER_ADDRESS', 256, 0),
    maxEventLoopDelayMs: count('MAX_EVENT_LOOP_DELAY_MS', 1000, 1, 60_000),
    drainSeconds: count('DRAIN_SECONDS', 5, 0, 600),
    search: { ...searchAccess(variables), requestsPerMinute: count('SEARCH_RATE_LIMIT', 3000, 0) },
    sandbox: oneOf(variables, 'SANDBOX', ['0', '1'], '1') === '1',
    userAgent: {
      value: userAgent(variables),
      upstream: url(variables, 'USER_AGENT_UPSTREAM') ?? null,
      refreshSeconds: count('USER_AGENT_REFRESH_S', 3600, 1, 86_400 * 7),
    },
  };
}

/** A number of hops is not accepted: with it, a client that connects directly to this port could claim any address. */
function trustProxy(variables: Variables): Config['trustProxy'] {
  const value = text(variables, 'TRUST_PROXY');
  if (value === undefined) return false;
  const proxies = value.split(',').map((one) => one.trim());
  // isIP alone accepts a range such as /99, and compile alone reads "1" as 0.0.0.1.
  const known = (one: string) => PROXY_RANGES.includes(one) || isIP(one.replace(/\/\d{1,3}$/, '')) > 0;
  try {
    if (proxies.every(known) && compile(proxies)) return proxies;
  } catch {}
  throw malformed(
    'TRUST_PROXY',
    value,
    `a list of proxy addresses such as 10.0.0.0/8, or of ${PROXY_RANGES.join(', ')}`,
  );
}
