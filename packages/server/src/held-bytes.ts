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
  readonly #all = new Group(MAX_HELD_BYTES);
  readonly #byClient = new Map<string, Group>();

  add(client: string, response: ServerResponse, bytes: number): void {
    if (response.destroyed) return; // its close event is over
    const own = this.#byClient.get(client) ?? new Group(MAX_HELD_BYTES_PER_CLIENT);
    this.#byClient.set(client, own);
    const added = { client, response, bytes };
    for (const group of [own, this.#all]) group.add(added);
    response.once('close', () => this.#forget(added));
    for (const group of [own, this.#all])
      for (let slowest = group.slowest(); slowest; slowest = group.slowest()) {
        this.#forget(slowest);
        slowest.response.destroy();
      }
  }

  #forget(one: Held): void {
    const own = this.#byClient.get(one.client);
    own?.delete(one);
    this.#all.delete(one);
    if (own?.isEmpty) this.#byClient.delete(one.client);
  }
}

class Group {
  readonly #limit: number;
  /** Oldest first. */
  readonly #members = new Set<Held>();
  #bytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get isEmpty(): boolean {
    return this.#members.size === 0;
  }

  add(one: Held): void {
    this.#members.add(one);
    this.#bytes += one.bytes;
  }

  delete(one: Held): void {
    if (this.#members.delete(one)) this.#bytes -= one.bytes;
  }

  /** The one to close, if the group is over its limit. */
  slowest(): Held | undefined {
    return this.#bytes > this.#limit ? this.#members.values().next().value : undefined;
  }
}
