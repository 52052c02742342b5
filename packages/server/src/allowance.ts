import { HttpError } from '@docs/search';
import { LRUCache } from 'lru-cache';
import { clientNetwork } from './client-network.ts';

/** If there are more clients, the least recently seen one is forgotten and starts over. */
const MAX_CLIENTS = 20_000;
const MINUTE_MS = 60_000;

interface Account {
  /** Calls left; below zero for a client that is over its limit. */
  left: number;
  at: number;
}

/**
 * Calls that each client may send per minute: searches, calls of assistants and of the sandbox. An expensive call counts
 * as several, when its cost is known, so an account may fall below zero. It refills evenly. The clock is monotonic, so
 * setting the system clock has no effect.
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

  /** Counts a call. Throws 429 if the client has none left. */
  take(address: string): void {
    if (this.#perMinute === 0) return;
    const account = this.#account(address);
    if (account.left >= 1) {
      account.left -= 1;
      return;
    }
    const seconds = Math.ceil(((1 - account.left) * MINUTE_MS) / this.#perMinute / 1000);
    const unit = seconds === 1 ? 'second' : 'seconds';
    throw new HttpError(429, `Too many requests: try again in ${seconds} ${unit}.`, seconds);
  }

  /** Counts further calls, for one that turned out to be expensive. */
  spend(address: string, calls: number): void {
    if (this.#perMinute > 0) this.#account(address).left -= calls;
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
