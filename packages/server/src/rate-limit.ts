import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';

const MAX_CLIENTS = 5000;

/**
 * Counts calls per client in monotonic time. The library's own store uses the wall clock: if it steps back an hour, a
 * limited client stays limited for an hour.
 */
export class MonotonicStore implements FastifyRateLimitStore {
  readonly #counts = new LRUCache<string, number>({
    max: MAX_CLIENTS,
    ttl: 60_000,
    noUpdateTTL: true,
    perf: performance,
  });

  incr(
    client: string,
    done: (error: Error | null, result?: { current: number; ttl: number }) => void,
    timeWindow = 60_000,
  ): void {
    const current = (this.#counts.get(client) ?? 0) + 1;
    this.#counts.set(client, current, { ttl: timeWindow });
    done(null, { current, ttl: this.#counts.getRemainingTTL(client) });
  }

  child(): MonotonicStore {
    return new MonotonicStore();
  }
}
