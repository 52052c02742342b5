import type { ServerResponse } from 'node:http';
import { MAX_HELD_BYTES, MAX_HELD_BYTES_PER_CLIENT } from './limits.ts';

interface Held {
  client: string;
  response: ServerResponse;
  bytes: number;
}

/**
 * Limits the memory of calls: bodies that have not arrived yet, and computed responses that clients do not read. Beyond a
 * limit, the call that has been waiting longest is cut off. Pages are not counted: all their readers share one copy.
 */
export class HeldBytes {
  /** Oldest first. */
  readonly #held = new Set<Held>();

  add(client: string, response: ServerResponse, bytes: number): void {
    if (response.destroyed) return; // its close event is over
    const added = { client, response, bytes };
    this.#held.add(added);
    response.once('close', () => this.#held.delete(added));
    this.#closeSlowest(MAX_HELD_BYTES_PER_CLIENT, (held) => held.client === client);
    this.#closeSlowest(MAX_HELD_BYTES, () => true);
  }

  #closeSlowest(limit: number, isCounted: (held: Held) => boolean): void {
    const counted = [...this.#held].filter(isCounted);
    let sum = counted.reduce((total, { bytes }) => total + bytes, 0);
    for (const held of counted) {
      if (sum <= limit) return;
      sum -= held.bytes;
      this.#held.delete(held);
      held.response.destroy();
    }
  }
}
