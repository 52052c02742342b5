import { LRUCache } from 'lru-cache';
import type { SearchCall, SearchReply } from './types.ts';

const MAX_BYTES = 4 * 1024 * 1024;
/** Whatever a reply costs beside its key and body. */
const OVERHEAD_BYTES = 300;

/** Computes identical calls once while they are under way and for as long as there is room for their reply. */
export class RememberedReplies {
  readonly #compute: (call: SearchCall) => Promise<SearchReply>;
  readonly #underWay = new Map<string, Promise<SearchReply>>();
  readonly #replies = new LRUCache<string, SearchReply>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + OVERHEAD_BYTES,
  });
  remembered = 0;
  computed = 0;

  constructor(compute: (call: SearchCall) => Promise<SearchReply>) {
    this.#compute = compute;
  }

  async reply(call: SearchCall): Promise<SearchReply> {
    const key = [call.kind, call.index, call.facet, call.encoding, call.body].join('\n');
    const known = this.#replies.get(key) ?? this.#underWay.get(key);
    if (known) {
      this.remembered++;
      return known;
    }
    this.computed++;
    const computing = this.#compute(call);
    this.#underWay.set(key, computing);
    try {
      const reply = await computing;
      if (reply.status === 200 && !reply.once) this.#replies.set(key, reply);
      return reply;
    } finally {
      this.#underWay.delete(key);
    }
  }
}
