import { inOtherLayout } from '../analysis/layout.ts';
import type { StopWords } from '../analysis/stop-words/index.ts';
import { wordsOf } from '../analysis/words.ts';
import type { Expander } from './expansions.ts';

/** Latin letters with punctuation that is ж, э, х, ъ or ё in the other layout: a Russian word, not a Latin one. */
const NOT_A_WORD = /^(?=.*[a-z]).*[;'[\]`~]/i;
/** Shorter pieces are too often words in both layouts. */
const MIN_LAYOUT_LENGTH = 3;
/** Every word is known. */
const MOST_SENSE = 2;

/** Repairs queries typed in the wrong keyboard layout. */
export class LayoutRepair {
  readonly #expander: Expander;
  readonly #stopWords: StopWords;

  constructor(expander: Expander, stopWords: StopWords) {
    this.#expander = expander;
    this.#stopWords = stopWords;
  }

  /** Replaces words that make no sense as typed but do in the other layout. */
  repair(query: string): string {
    const chunks = query.split(/(\s+)/);
    const lastChunk = chunks.length - 1;
    let any = false;
    const repaired = chunks.map((chunk, i) => {
      const other = inOtherLayout(chunk);
      if (!other || chunk.length < MIN_LAYOUT_LENGTH || NOT_A_WORD.test(other)) return chunk;
      const typed = this.#sense(chunk, i === lastChunk);
      if (typed === MOST_SENSE || this.#sense(other, i === lastChunk) <= typed) return chunk;
      any = true;
      return other;
    });
    if (!any) return query;
    return repaired
      .map((chunk) => {
        const other = chunk.length < MIN_LAYOUT_LENGTH ? inOtherLayout(chunk) : null;
        return other && this.#sense(other, false) > this.#sense(chunk, false) ? other : chunk;
      })
      .join('');
  }

  /** 2: every word is known; 1: every word is nearly known; 0: some word is not known at all. */
  #sense(chunk: string, last: boolean): number {
    const words = wordsOf(chunk);
    const units = words.filter((word) => word.span === 1);
    if (units.length === 0) return 0;
    const whole = words.find((word) => word.span === units.length);
    if (whole && this.#expander.isKnown(whole.text)) return MOST_SENSE;
    let sense = MOST_SENSE;
    for (const { text } of units) {
      if (this.#stopWords.meaning(text) === 'silent' || this.#expander.isKnown(text)) continue;
      if (last && text.length >= MIN_LAYOUT_LENGTH && this.#expander.anyOf(this.#expander.startingWith(text)))
        continue;
      if (text.length > 4 && this.#expander.anyOf(this.#expander.misspelled(text, false))) sense = 1;
      else return 0;
    }
    return sense;
  }
}
