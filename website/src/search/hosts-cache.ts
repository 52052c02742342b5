import type { liteClient } from 'algoliasearch/lite';
import { read, write } from '../browser/storage';
import { FAILED_HOST_AVOIDED_MS } from './constants';

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;
interface Failure {
  status: 'down' | 'timed out';
  lastUpdate: number;
}

const STORAGE_KEY = 'docs.search.hosts';

/**
 * Which hosts failed recently. The client's own cache writes with one key and reads with another, so it never avoids a
 * failed host. This one uses only the host's address as the key, and is kept for the next page, which searches again.
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

/** The state that the client reads: it tries timed-out hosts last and with longer timeouts, the others not at all. */
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
