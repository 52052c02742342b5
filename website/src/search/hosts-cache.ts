import type { liteClient } from 'algoliasearch/lite';
import { read, write } from '../inline-script/storage';
import { FAILED_HOST_AVOIDED_MS } from './constants';

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;
interface Failure {
  status: 'down' | 'timed out';
  lastUpdate: number;
}

const STORAGE_KEY = 'docs.search.hosts';

/**
 * Which hosts failed lately. The client's own cache writes under one key and reads under another, so it never avoids a
 * failed host; this one goes by the host's address alone, and outlives the page, because the next page asks again.
 */
export function createHostsCache(): HostsCache {
  return {
    async get(key, fresh) {
      const failure = readFailures()[address(key)];
      return failure ? { ...(await fresh()), ...stateOf(failure) } : fresh();
    },
    async set(key, value) {
      const { status, lastUpdate } = value as unknown as Failure;
      write(
        'localStorage',
        STORAGE_KEY,
        JSON.stringify({ ...readFailures(), [address(key)]: { status, lastUpdate } }),
      );
      return value;
    },
    async delete() {},
    async clear() {
      write('localStorage', STORAGE_KEY, '');
    },
  };
}

/** What the client asks of a host: those that timed out are tried last and with more patience, the others not at all. */
function stateOf({ status, lastUpdate }: Failure) {
  const avoided = () => Date.now() - lastUpdate <= FAILED_HOST_AVOIDED_MS;
  return {
    status,
    lastUpdate,
    isUp: () => !avoided(),
    isTimedOut: () => status === 'timed out' && avoided(),
  };
}

function address(host: unknown): string {
  const { protocol, url } = host as { protocol: string; url: string };
  return `${protocol}://${url}`;
}

function readFailures(): Record<string, Failure> {
  try {
    const stored: unknown = JSON.parse(read('localStorage', STORAGE_KEY) ?? '{}');
    return Object.fromEntries(Object.entries(stored as object).filter(([, value]) => isFailure(value)));
  } catch {
    return {};
  }
}

function isFailure(value: unknown): value is Failure {
  const { status, lastUpdate } = (value ?? {}) as Partial<Failure>;
  return (status === 'down' || status === 'timed out') && typeof lastUpdate === 'number';
}
