import { performance } from 'node:perf_hooks';
import { LRUCache } from 'lru-cache';
import { clientNetwork } from '../client-network.ts';

/** If there are more clients, the least recently seen one is forgotten and starts over. */
const MAX_CLIENTS = 20_000;
const MINUTE_MS = 60_000;

interface Account {
  /** Searches left; below zero for a client that is over its limit. */
  left: number;
  at: number;
}

/**
 * Searches that each client may send per minute. A call is counted after it ran, when its cost is known, so an account
 * may fall below zero. It refills evenly. The clock is monotonic, so setting the system clock has no effect.
 */
export class Allowance {
  readonly #perMinute: number;
  readonly #now: () => number;
  readonly #accounts = new LRUCache<string, Account>({ max: MAX_CLIENTS });

  /** 0: no limit. */
  constructor(perMinute: number, now: () => number = () => performance.now()) {
    this.#perMinute = perMinute;
    this.#now = now;
  }

  /** Seconds until the client may search again; 0 means now. */
  wait(address: string): number {
    if (this.#perMinute === 0) return 0;
    const { left } = this.#account(address);
    return left >= 1 ? 0 : Math.ceil(((1 - left) * MINUTE_MS) / this.#perMinute / 1000);
  }

  spend(address: string, searches: number): void {
    if (this.#perMinute > 0) this.#account(address).left -= searches;
  }

  #account(address: string): Account {
    const client = clientNetwork(address);
    const now = this.#now();
    const account = this.#accounts.get(client) ?? { left: this.#perMinute, at: now };
    account.left = Math.min(
      this.#perMinute,
      account.left + ((now - account.at) * this.#perMinute) / MINUTE_MS,
    );
    account.at = now;
    this.#accounts.set(client, account);
    return account;
  }
}
