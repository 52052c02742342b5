import { LRUCache } from 'lru-cache';

/** If there are more clients, the least recently seen one is forgotten and starts over. */
const MAX_CLIENTS = 20_000;

export interface Rate {
  perSecond: number;
  /** What a client has after a pause. */
  atOnce: number;
}

interface Account {
  /** Below zero for a client that has spent more than it had: the cost of a call is known only later. */
  left: number;
  at: number;
}

/**
 * What each client may take of something: connections, bytes, calls. An account refills evenly. The clock is monotonic,
 * so setting the system clock has no effect.
 */
export class Allowance {
  readonly #rate: Rate | null;
  readonly #now: () => number;
  readonly #accounts = new LRUCache<string, Account>({ max: MAX_CLIENTS });

  /** Without a rate, there is no limit. */
  constructor(rate: Rate | null, now: () => number = () => performance.now()) {
    this.#rate = rate;
    this.#now = now;
  }

  spend(client: string, amount = 1): void {
    if (this.#rate) this.#account(client, this.#rate).left -= amount;
  }

  /** How long until the client has one left; 0 if it has. */
  waitMs(client: string): number {
    if (!this.#rate) return 0;
    const { left } = this.#account(client, this.#rate);
    return left >= 1 ? 0 : ((1 - left) / this.#rate.perSecond) * 1000;
  }

  #account(client: string, { perSecond, atOnce }: Rate): Account {
    const now = this.#now();
    const account = this.#accounts.get(client) ?? { left: atOnce, at: now };
    account.left = Math.min(atOnce, account.left + ((now - account.at) / 1000) * perSecond);
    account.at = now;
    this.#accounts.set(client, account);
    return account;
  }
}
