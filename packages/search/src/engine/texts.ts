import { isHan, type Word } from '../analysis/words.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Token types, as bits. */
export const UNIT = 1; // a smallest piece: each position has one
export const HAN = 2;

/** Positions in a text are stored in 16 bits. Longer texts are not marked. */
const MAX_LENGTH = 0xffff;

/** A text's words: tokens `from` to `to` of the arrays of Texts. */
export interface TokenRange {
  from: number;
  to: number;
}

/**
 * The words of every text of an index, stored when the index is built: analyzing the texts of twenty hits again to highlight them
 * took four times as long as the search itself. Ten bytes per word instead of a hundred for objects.
 */
export class Texts {
  readonly vocabulary: Vocabulary;
  readonly terms: Uint32Array;
  readonly starts: Uint16Array;
  readonly ends: Uint16Array;
  readonly kinds: Uint8Array;
  readonly #ranges = new Map<string, TokenRange>();

  constructor(vocabulary: Vocabulary, analyzed: ReadonlyMap<string, readonly Word[]>) {
    const stored = [...analyzed].filter(([text]) => text.length <= MAX_LENGTH);
    const count = stored.reduce((sum, [, words]) => sum + words.length, 0);
    this.vocabulary = vocabulary;
    this.terms = new Uint32Array(count);
    this.starts = new Uint16Array(count);
    this.ends = new Uint16Array(count);
    this.kinds = new Uint8Array(count);
    let at = 0;
    for (const [text, words] of stored) {
      this.#ranges.set(text, { from: at, to: at + words.length });
      for (const word of words) {
        this.terms[at] = vocabulary.id(word.text) as number;
        this.starts[at] = word.start;
        this.ends[at] = word.end;
        this.kinds[at] = (word.span === 1 ? UNIT : 0) | (isHan(word.text) ? HAN : 0);
        at++;
      }
    }
  }

  find(text: string): TokenRange | undefined {
    return this.#ranges.get(text);
  }
}
