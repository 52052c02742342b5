import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from '@fastify/proxy-addr';
import defaults from '../../../defaults.json' with { type: 'json' };
import { OperatorError } from './operator-error.ts';

/** Everything the process is told from outside. No other file of this package reads the environment. */
export interface Config {
  port: number;
  host: string;
  siteDir: string;
  /** Serve search and data only: the writer's hot-reloading view brings its own pages. */
  apiOnly: boolean;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Whose X-Forwarded-* headers are believed: nobody's, or those of proxies at these addresses. */
  trustProxy: false | string[];
  maxConnections: number;
  /** Of one client: an IPv4 address or an IPv6 /64 network. Proxies of `trustProxy` are exempt. 0: no limit. */
  maxConnectionsPerAddress: number;
  /** Searches and assistants' calls are shed while the event loop lags more than this. */
  maxEventLoopDelayMs: number;
  /** How long new connections are still answered after SIGTERM, while health is 503. */
  drainSeconds: number;
  /** How long the hashed files of a replaced build can still be fetched. */
  oldAssetsSeconds: number;
  search: { appId: string; apiKey: string; indexPrefix: string; requestsPerMinute: number };
  userAgent: { value: string; upstream: URL | null; refreshSeconds: number; stateFile: string };
}

export const DEFAULT_USER_AGENT: string = defaults.userAgent;
export const MAX_USER_AGENT_LENGTH = 512;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const PROXY_RANGES = ['loopback', 'linklocal', 'uniquelocal'];
const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));

type Variables = Record<string, string | undefined>;

export function readConfig(variables: Variables): Config {
  const upstream = address(variables, 'USER_AGENT_UPSTREAM');
  return {
    port: whole(variables, 'PORT', 3000, 0, 65_535),
    host: text(variables, 'HOST') ?? '0.0.0.0',
    siteDir: resolve(text(variables, 'SITE_DIR') ?? join(REPOSITORY, 'website/build')),
    apiOnly: flag(variables, 'API_ONLY'),
    logLevel: oneOf(variables, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    trustProxy: trustProxy(variables),
    maxConnections: whole(variables, 'MAX_CONNECTIONS', 4096, 1, 1_000_000),
    maxConnectionsPerAddress: whole(variables, 'MAX_CONNECTIONS_PER_ADDRESS', 256, 0, 1_000_000),
    maxEventLoopDelayMs: whole(variables, 'MAX_EVENT_LOOP_DELAY_MS', 1000, 1, 60_000),
    drainSeconds: whole(variables, 'DRAIN_SECONDS', 5, 0, 600),
    oldAssetsSeconds: whole(variables, 'OLD_ASSETS_SECONDS', 3600, 0, 86_400 * 7),
    search: {
      appId: text(variables, 'SEARCH_APP_ID') ?? defaults.searchAppId,
      apiKey: text(variables, 'SEARCH_API_KEY') ?? defaults.searchApiKey,
      indexPrefix: indexPrefix(variables),
      requestsPerMinute: whole(variables, 'SEARCH_RATE_LIMIT', 3000, 0, 1_000_000),
    },
    userAgent: {
      value: userAgent(variables),
      upstream,
      refreshSeconds: whole(variables, 'USER_AGENT_REFRESH_S', 3600, 1, 86_400 * 7),
      stateFile: join(stateDir(variables), stateName(upstream)),
    },
  };
}

export function isUserAgent(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= MAX_USER_AGENT_LENGTH &&
    // A product with a version comes first (RFC 9110). Markup, JSON and sentences such as "Try later" do not start so.
    /^[\w!#$%&'*+.^`|~-]+\/\w[\x20-\x7e]*$/.test(value) &&
    !/[<>]/.test(value)
  );
}

function fault(name: string, value: string, expected: string): OperatorError {
  return new OperatorError(`${name} is ${JSON.stringify(value)}, but it must be ${expected}.`);
}

/** An empty variable counts as left out: `PORT= npm start` means "the default". */
function text(variables: Variables, name: string): string | undefined {
  return variables[name]?.trim() || undefined;
}

function whole(variables: Variables, name: string, otherwise: number, least: number, most: number): number {
  const value = text(variables, name);
  if (value === undefined) return otherwise;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < least || number > most) {
    throw fault(name, value, `a whole number from ${least} to ${most}`);
  }
  return number;
}

function flag(variables: Variables, name: string): boolean {
  return oneOf(variables, name, ['0', '1'] as const, '0') === '1';
}

function oneOf<T extends string>(variables: Variables, name: string, choices: readonly T[], otherwise: T): T {
  const value = text(variables, name) ?? otherwise;
  const choice = choices.find((one) => one === value);
  if (!choice) throw fault(name, value, `one of ${choices.join(', ')}`);
  return choice;
}

function address(variables: Variables, name: string): URL | null {
  const value = text(variables, name);
  if (value === undefined) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw fault(name, value, 'an http:// or https:// address');
  return url;
}

/** No number of hops: it would let a client that reaches this port directly claim any address. */
function trustProxy(variables: Variables): Config['trustProxy'] {
  const value = text(variables, 'TRUST_PROXY');
  if (value === undefined) return false;
  const proxies = value.split(',').map((one) => one.trim());
  // isIP alone takes a range such as /99, and compile alone takes "1" for 0.0.0.1.
  const known = (one: string) => PROXY_RANGES.includes(one) || isIP(one.replace(/\/\d{1,3}$/, '')) > 0;
  try {
    if (proxies.every(known) && compile(proxies)) return proxies;
  } catch {}
  throw fault(
    'TRUST_PROXY',
    value,
    `a list of proxy addresses such as 10.0.0.0/8, or of ${PROXY_RANGES.join(', ')}`,
  );
}

function indexPrefix(variables: Variables): string {
  const value = text(variables, 'SEARCH_INDEX') ?? defaults.searchIndex;
  if (!/^[\w-]+$/.test(value)) throw fault('SEARCH_INDEX', value, 'made of letters, digits, _ and - only');
  return value;
}

function userAgent(variables: Variables): string {
  const value = text(variables, 'USER_AGENT') ?? DEFAULT_USER_AGENT;
  if (!isUserAgent(value)) {
    throw fault(
      'USER_AGENT',
      value,
      `at most ${MAX_USER_AGENT_LENGTH} printable ASCII characters that start with a product and its version, such as Mozilla/5.0`,
    );
  }
  return value;
}

function stateDir(variables: Variables): string {
  const cache = text(variables, 'XDG_CACHE_HOME') ?? join(homedir(), '.cache');
  return resolve(text(variables, 'STATE_DIR') ?? join(cache, 'captcha-cloud-docs'));
}

/** One file per upstream, so that a value remembered from another host is never served. */
function stateName(upstream: URL | null): string {
  return `user-agent-${createHash('sha256')
    .update(upstream?.href ?? '')
    .digest('hex')
    .slice(0, 12)}.txt`;
}
