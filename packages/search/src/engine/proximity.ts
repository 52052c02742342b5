import type { QueryWord } from './parsed-query.ts';
import { attributeOf, firstOf, MAX_POSITION, type Postings, positionOf, spanOf } from './postings.ts';
import { uint16At, uint32At } from './typed-arrays.ts';

/** Only the best terms of a word are compared. */
const MAX_TERMS = 12;
/** Behind every attribute and position. */
const NOWHERE = 0xffff;

/** Distance between the words of a query in a record: 1 for neighbors in the typed order. */
export class Proximity {
  static readonly FAR = 8;
  readonly #postings: Postings;
  readonly #terms: number[][];

  constructor(postings: Postings, words: readonly QueryWord[]) {
    this.#postings = postings;
    this.#terms = words.map((word) =>
      [...word.expansions.values()]
        .sort((a, b) => a.cost - b.cost || a.form - b.form)
        .slice(0, MAX_TERMS)
        .map(({ term }) => term),
    );
  }

  /** Mean distance between each matched word and the next one. A mean, so that long queries do not weigh more. */
  of(record: number, matched: number): number {
    const words = this.#terms.filter((_, i) => matched & (1 << i));
    if (words.length < 2) return 1;
    let sum = 0;
    let before = this.#places(record, words[0] as number[]);
    for (const terms of words.slice(1)) {
      const places = this.#places(record, terms);
      sum += smallestDistance(before, places);
      before = places;
    }
    return Math.round(sum / (words.length - 1));
  }

  /** Position of the first matched word in the best attribute that any word matches. */
  first(record: number, matched: number): number {
    const { offsets, records, places } = this.#postings;
    let best = NOWHERE;
    this.#terms.forEach((terms, word) => {
      if (!(matched & (1 << word))) return;
      for (const term of terms) {
        const end = uint32At(offsets, term + 1);
        for (let i = firstOf(this.#postings, term, record); i < end && records[i] === record; i++) {
          const place = uint16At(places, i);
          best = Math.min(best, attributeOf(place) * (MAX_POSITION + 1) + positionOf(place));
        }
      }
    });
    return best & MAX_POSITION;
  }

  #places(record: number, terms: readonly number[]): number[] {
    const { offsets, records, places } = this.#postings;
    const found: number[] = [];
    for (const term of terms) {
      const end = uint32At(offsets, term + 1);
      let i = firstOf(this.#postings, term, record);
      for (; i < end && records[i] === record && found.length < 32; i++) found.push(uint16At(places, i));
    }
    return found;
  }
}

function smallestDistance(before: readonly number[], after: readonly number[]): number {
  let best: number = Proximity.FAR;
  for (const a of before)
    for (const b of after) {
      if (attributeOf(a) !== attributeOf(b)) continue;
      // Beyond the last position that is stored, all places look the same.
      if (positionOf(a) === MAX_POSITION) continue;
      const gap = positionOf(b) - positionOf(a);
      // One term may cover both words. The typed order is one step closer than the reverse.
      const distance = gap >= 0 ? Math.max(1, gap - spanOf(a) + 1) : 1 - gap;
      if (distance < best) best = distance;
    }
  return best;
}
