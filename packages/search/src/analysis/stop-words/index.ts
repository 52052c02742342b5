import { LOCALES, type Locale } from '@docs/site/locales';
import { LRUCache } from 'lru-cache';
import { stemKeys } from '../stems.ts';
import { readWordLists } from '../word-lists.ts';
import { foldAccents } from '../words.ts';

/** `silent`: question words that say nothing about the subject. `light`: general words that say little about it. */
export type Meaning = 'silent' | 'light' | 'full';

/** Words that count only a little, so that a question finds pages about its subject. */
export class StopWords {
  readonly #silent: ReadonlySet<string>;
  readonly #light: ReadonlySet<string>;
  readonly #locale: Locale;
  /** Caches what the stem of a word decides. Bounded, because words that readers type are cached. */
  readonly #byForm = new LRUCache<string, Meaning>({ max: 4096 });

  constructor(locale: Locale) {
    // Readers search in any language in every locale.
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
    if (this.#light.has(word)) return 'light';
    let meaning = this.#byForm.get(word);
    if (!meaning) {
      meaning = stemKeys(word, this.#locale).some((key) => this.#light.has(key)) ? 'light' : 'full';
      this.#byForm.set(word, meaning);
    }
    return meaning;
  }
}
