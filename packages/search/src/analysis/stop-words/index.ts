import { LOCALES, type Locale } from '@docs/site/locales';
import { stemKeys } from '../stems.ts';
import { readWordLists } from '../word-lists.ts';
import { foldAccents } from '../words.ts';

/** `silent`: words of questions that say nothing of the subject; `light`: general words that say little of it. */
export type Meaning = 'silent' | 'light' | 'full';

/** Words that still count, but for little, so that questions find what they are about. */
export class StopWords {
  readonly #silent: ReadonlySet<string>;
  readonly #light: ReadonlySet<string>;
  readonly #locale: Locale;

  constructor(locale: Locale) {
    // Readers ask in any language in every locale.
    const lists = LOCALES.flatMap((name) =>
      readWordLists<Record<'silent' | 'light', string[]>>('stop-words', name),
    );
    this.#locale = locale;
    // Readers leave accents out: nao, voce.
    this.#silent = new Set(
      lists.flatMap(({ silent }) => silent).flatMap((word) => [word, foldAccents(word)]),
    );
    this.#light = new Set(
      lists
        .flatMap(({ light }) => light)
        .flatMap((word) => [word, foldAccents(word), ...stemKeys(word, locale)]),
    );
  }

  meaning(word: string): Meaning {
    if (this.#silent.has(word)) return 'silent';
    const light = this.#light.has(word) || stemKeys(word, this.#locale).some((key) => this.#light.has(key));
    return light ? 'light' : 'full';
  }
}
