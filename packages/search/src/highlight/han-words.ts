import { isHan } from '../analysis/words.ts';

interface Range {
  readonly start: number;
  readonly end: number;
}

const SEGMENTER = new Intl.Segmenter('zh', { granularity: 'word' });

/** The words of a text that has Han characters, so that no mark and no snippet begins or ends inside one. */
export class HanWords {
  readonly #text: string;
  readonly #terms: readonly Range[];
  #segments: Intl.Segments | undefined;

  /** `terms`: where words of the synonym lists stand, which the segmenter cuts (验证|码). */
  constructor(text: string, terms: readonly Range[] = []) {
    this.#text = text;
    this.#terms = terms;
  }

  /** Where the word that holds this position begins; other scripts are cut by their own words already. */
  start(position: number): number {
    return this.#wordAt(position)?.start ?? position;
  }

  /** Where the word that ends here, or goes on here, ends. */
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
