import { TIMEOUTS_MS } from './constants';

/** The part of the client's RetryError that is read here; e2e/tests/search-hosts.long.spec.ts tests it with the real client. */
interface RetryError extends Error {
  stackTrace?: { request: { connectTimeout: number }; response: { isTimedOut: boolean } }[];
}

/**
 * If the only host is too slow, retries once: there is no other host to try, and the client quadruples the timeouts of
 * a host that has timed out. Without this, every first search over a slow connection would fail.
 */
export async function retrySlowHost<Response>(send: () => Promise<Response>): Promise<Response> {
  try {
    return await send();
  } catch (error) {
    const { stackTrace: [only, ...others] = [] } = error as RetryError;
    const patient = only && only.request.connectTimeout > TIMEOUTS_MS.connect;
    if (only?.response.isTimedOut && !patient && others.length === 0) return send();
    throw error;
  }
}
