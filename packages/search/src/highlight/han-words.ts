import { isHan } from '../analysis/words.ts';

const SEGMENTER = new Intl.Segmenter('zh', { granularity: 'word' });

/** The words of a text that has Han characters, so that no mark and no snippet begins or ends inside one. */
export class HanWords {
  readonly #text: string;
  #segments: Intl.Segments | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** Where the word that holds this position begins; other scripts are cut by their own words already. */
  start(position: number): number {
    return this.#wordAt(position)?.index ?? position;
  }

  /** Where the word that ends here, or goes on here, ends. */
  end(position: number): number {
    const word = this.#wordAt(position - 1);
    return word ? word.index + word.segment.length : position;
  }

  #wordAt(position: number): Intl.SegmentData | undefined {
    if (!isHan(this.#text[position] ?? '')) return undefined;
    this.#segments ??= SEGMENTER.segment(this.#text);
    return this.#segments.containing(position);
  }
}
