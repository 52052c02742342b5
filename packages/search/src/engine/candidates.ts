import { FORM } from './expansions.ts';
import { ATTRIBUTE_COUNT, attributeOf, CONTENT, isPart, type Postings } from './postings.ts';
import type { QueryWord } from './query.ts';

/** What one query found in each record, before anything is compared. Arrays are indexed by record. */
export interface Candidates {
  readonly found: number[];
  /** Bit i: word i matches. */
  readonly words: Uint32Array;
  /** Sum of the costs of spelling repairs and near synonyms. */
  readonly cost: Uint16Array;
  /** Sum of the weights of the words that match. */
  readonly weight: Float32Array;
  /** Sum over those words of weight × rank of the attribute (0 is best). */
  readonly attribute: Float32Array;
  /** Best attribute of any word. */
  readonly best: Uint8Array;
  /** Number of words that match there. */
  readonly inBest: Uint8Array;
  readonly exact: Uint8Array;
  /** 1 where some word stands in the record's own heading or text, not only in a heading above it. */
  readonly own: Uint8Array;
  /** Importance of each word: rare words matter more, words of questions hardly at all. */
  readonly weights: number[];
}

/**
 * Work is bounded whatever the query: a word so common that its list is longer than this says nothing that the
 * part of the list read would not say.
 */
const MAX_POSTINGS_PER_WORD = 120_000;
const STOP_WORD_WEIGHT = 0.05;
const NOTHING = 0xffff;
/** By attribute number: headings by level; the section's name is worth a heading of the third level, text comes last. */
const ATTRIBUTE_RANK = [0, 1, 2, 3, 4, 5, 2, 5, 6];

export class CandidateFinder {
  readonly #postings: Postings;
  readonly #ownAttribute: Uint8Array;
  readonly #codes: Uint16Array;
  readonly #size: number;
  readonly #found: Candidates;

  constructor(postings: Postings, ownAttribute: Uint8Array) {
    this.#postings = postings;
    this.#ownAttribute = ownAttribute;
    this.#size = ownAttribute.length;
    this.#codes = new Uint16Array(this.#size).fill(NOTHING);
    this.#found = {
      found: [],
      words: new Uint32Array(this.#size),
      cost: new Uint16Array(this.#size),
      weight: new Float32Array(this.#size),
      attribute: new Float32Array(this.#size),
      inBest: new Uint8Array(this.#size),
      best: new Uint8Array(this.#size),
      exact: new Uint8Array(this.#size),
      own: new Uint8Array(this.#size),
      weights: [],
    };
  }

  /** The answer is valid until the next call: its arrays are used again, so that a query allocates next to nothing. */
  find(words: readonly QueryWord[], attributes: ReadonlySet<number> | null): Candidates {
    const state = this.#found;
    for (const record of state.found) {
      state.words[record] = 0;
      state.cost[record] = 0;
      state.weight[record] = 0;
      state.attribute[record] = 0;
      state.exact[record] = 0;
      state.own[record] = 0;
    }
    state.found.length = 0;
    state.weights.length = 0;
    const onlyStopWords = words.every((word) => word.stop);
    words.forEach((word, i) => {
      const touched = this.#touch(word, attributes, !word.stop || onlyStopWords);
      const weight = word.stop && !onlyStopWords ? STOP_WORD_WEIGHT : rarity(touched.length, this.#size);
      state.weights.push(touched.length === 0 ? 0 : weight);
      this.#add(touched, 1 << i, weight);
    });
    return state;
  }

  /** Leaves in #codes the best way in which each record matches the word: cost, then attribute, then form. */
  #touch(word: QueryWord, attributes: ReadonlySet<number> | null, countsAsOwn: boolean): number[] {
    const { offsets, records, places } = this.#postings;
    const codes = this.#codes;
    const touched: number[] = [];
    let budget = MAX_POSTINGS_PER_WORD;
    const expansions = [...word.expansions.values()].sort((a, b) => a.cost - b.cost || a.form - b.form);
    for (const { term, form, cost } of expansions) {
      const from = offsets[term] as number;
      const to = Math.min(offsets[term + 1] as number, from + budget);
      budget -= to - from;
      for (let i = from; i < to; i++) {
        const record = records[i] as number;
        const place = places[i] as number;
        const attribute = attributeOf(place);
        if (attributes && !attributes.has(attribute)) continue;
        const inexact = isPart(place) && form === FORM.exact ? FORM.accent : form;
        const code = (cost << 8) | (attribute << 4) | inexact;
        const known = codes[record] as number;
        if (known === NOTHING) touched.push(record);
        if (code < known) codes[record] = code;
        if (countsAsOwn && (attribute >= CONTENT || attribute === this.#ownAttribute[record]))
          this.#found.own[record] = 1;
      }
      if (budget <= 0) break;
    }
    return touched;
  }

  #add(touched: readonly number[], bit: number, weight: number): void {
    const state = this.#found;
    for (const record of touched) {
      const code = this.#codes[record] as number;
      this.#codes[record] = NOTHING;
      const attribute = (code >>> 4) & 15;
      if (state.words[record] === 0) {
        state.found.push(record);
        state.best[record] = ATTRIBUTE_COUNT;
      }
      state.words[record] = (state.words[record] as number) | bit;
      state.cost[record] = (state.cost[record] as number) + (code >>> 8);
      state.weight[record] = (state.weight[record] as number) + weight;
      state.attribute[record] =
        (state.attribute[record] as number) + weight * (ATTRIBUTE_RANK[attribute] as number);
      if (attribute < (state.best[record] as number)) {
        state.best[record] = attribute;
        state.inBest[record] = 1;
      } else if (attribute === state.best[record])
        state.inBest[record] = (state.inBest[record] as number) + 1;
      if ((code & 15) === FORM.exact) state.exact[record] = (state.exact[record] as number) + 1;
    }
  }
}

function rarity(matching: number, size: number): number {
  return Math.log(1 + size / (matching + 1));
}
