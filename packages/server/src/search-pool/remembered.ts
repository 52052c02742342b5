import { LRUCache } from 'lru-cache';
import type { SearchCall, SearchResponse } from './types.ts';

const MAX_BYTES = 4 * 1024 * 1024;
/** Memory of a response besides its key and body. */
const OVERHEAD_BYTES = 300;

/** Computes identical calls once, while they are in progress and for as long as the cache has room for the response. */
export class RememberedResponses {
  readonly #compute: (call: SearchCall) => Promise<SearchResponse>;
  readonly #underWay = new Map<string, Promise<SearchResponse>>();
  readonly #responses = new LRUCache<string, SearchResponse>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + OVERHEAD_BYTES,
  });
  remembered = 0;
  computed = 0;

  constructor(compute: (call: SearchCall) => Promise<SearchResponse>) {
    this.#compute = compute;
  }

  async respond(call: SearchCall): Promise<SearchResponse> {
    const key = [call.kind, call.index, call.encoding, call.body].join('\n');
    const known = this.#responses.get(key) ?? this.#underWay.get(key);
    if (known) {
      this.remembered++;
      return known;
    }
    this.computed++;
    const computing = this.#compute(call);
    this.#underWay.set(key, computing);
    try {
      const response = await computing;
      if (response.status === 200 && response.cacheable) this.#responses.set(key, response);
      return response;
    } finally {
      this.#underWay.delete(key);
    }
  }
}
