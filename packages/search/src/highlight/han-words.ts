import { isHan } from '../analysis/words.ts';

interface Range {
  readonly start: number;
  readonly end: number;
}

const SEGMENTER = new Intl.Segmenter('zh', { granularity: 'word' });

/** Finds the words in Han text, so that no mark or snippet begins or ends inside a word. */
export class HanWords {
  readonly #text: string;
  readonly #terms: readonly Range[];
  #segments: Intl.Segments | undefined;

  /** `terms`: ranges of words from the synonym lists, which the segmenter would split (验证|码). */
  constructor(text: string, terms: readonly Range[] = []) {
    this.#text = text;
    this.#terms = terms;
  }

  /** Start of the word that contains this position. Other scripts are already split into words. */
  start(position: number): number {
    return this.#wordAt(position)?.start ?? position;
  }

  /** End of the word that ends or continues at this position. */
  end(position: number): number {
    return this.#wordAt(position - 1)?.end ?? position;
  }

  #wordAt(position: number): Range | undefined {
    if (!isHan(this.#text[position] ?? '')) return undefined;
    const term = this.#terms.find(({ start, end }) => start <= position && position < end);
    if (term) return term;
    this.#segments ??= SEGMENTER.segment(this.#text);
    const word = this.#segments.containing(position);
    return word && { start: word.index, end: word.index + word.segment.length };
  }
}
