import { DEFAULT_LOCALE } from '@docs/site/locales';
import { LRUCache } from 'lru-cache';
import type { Locale } from '../../record.ts';
import { normalize } from '../normalize.ts';
import { stemKeys } from '../stems.ts';
import { readWordLists } from '../word-lists.ts';
import { type Word, wordsOf } from '../words.ts';

/** Words that match each other. `same`: as good as the typed word. `near`: worth a little less. */
export interface SynonymGroup {
  readonly kind: 'same' | 'near';
  readonly words: readonly string[];
}

/** A member of a group, prepared for lookup: a single word by its stems; several words or Han text as a phrase. */
export interface Synonym {
  readonly kind: 'same' | 'near';
  readonly members: readonly { text: string; phrase: boolean; stems: readonly string[] }[];
}

/** The synonym lists, which are also sent to the hosted service. A language without a list uses the English one. */
export function synonymGroups(locale: Locale): SynonymGroup[] {
  const read = (name: string) => readWordLists<Record<SynonymGroup['kind'], string[][]>>('synonyms', name);
  const own = read(locale);
  const lists = [...read('every-locale'), ...(own.length > 0 ? own : read(DEFAULT_LOCALE))];
  return lists.flatMap(({ same, near }) => [
    ...same.map((words) => ({ kind: 'same' as const, words })),
    ...near.map((words) => ({ kind: 'near' as const, words })),
  ]);
}

const NONE: readonly Synonym[] = [];

export class Synonyms {
  readonly #locale: Locale;
  readonly #byKey = new Map<string, Synonym[]>();
  /** Phrases of several words or Han characters, by the key of their first word or character. */
  readonly #phrases = new Map<string, { keys: string[]; text: string }[]>();
  readonly singleWords: string[] = [];
  /** Caches keys, because the words of the texts repeat. Bounded, because words that readers type are cached too. */
  readonly #keyCache = new LRUCache<string, readonly string[]>({ max: 4096 });

  constructor(locale: Locale) {
    this.#locale = locale;
    for (const { kind, words } of synonymGroups(locale)) {
      const members = words.map((word) => {
        const units = unitsOf(wordsOf(word));
        const phrase = units.length > 1;
        const text = normalize(word);
        if (phrase)
          this.#addPhrase(
            units.map((unit) => this.#key(unit.text)),
            text,
          );
        else this.singleWords.push(text);
        return { text, phrase, stems: phrase ? [] : this.#keys(text) };
      });
      const synonym = { kind, members };
      for (const member of members)
        for (const key of member.phrase ? [`phrase:${member.text}`] : member.stems) {
          const known = this.#byKey.get(key);
          if (known?.at(-1) === synonym) continue;
          if (known) known.push(synonym);
          else this.#byKey.set(key, [synonym]);
        }
    }
  }

  of(word: string, phrase: boolean): readonly Synonym[] {
    const keys = phrase ? [`phrase:${word}`] : this.#keys(word);
    if (keys.length === 1) return this.#byKey.get(keys[0] as string) ?? NONE;
    return [...new Set(keys.flatMap((key) => this.#byKey.get(key) ?? []))];
  }

  /** The phrases in a text, as whole words. */
  phrasesIn(words: readonly Word[]): Word[] {
    const units = unitsOf(words);
    const keys = units.map((unit) => this.#key(unit.text));
    const found: Word[] = [];
    keys.forEach((key, at) => {
      for (const phrase of this.#phrases.get(key) ?? []) {
        if (!phrase.keys.every((k, i) => k === keys[at + i])) continue;
        const first = units[at];
        const last = units[at + phrase.keys.length - 1];
        if (!first || !last || last.position - first.position !== phrase.keys.length - 1) continue;
        found.push({
          text: phrase.text,
          start: first.start,
          end: last.end,
          position: first.position,
          span: phrase.keys.length,
          part: false,
        });
      }
    });
    return found;
  }

  #addPhrase(keys: string[], text: string): void {
    const [first] = keys;
    if (first === undefined) return;
    const known = this.#phrases.get(first) ?? [];
    if (known.some((phrase) => phrase.text === text)) return;
    this.#phrases.set(first, [...known, { keys, text }]);
  }

  #keys(word: string): readonly string[] {
    let keys = this.#keyCache.get(word);
    if (!keys) {
      const stems = stemKeys(word, this.#locale);
      keys = stems.length > 0 ? stems : [word];
      this.#keyCache.set(word, keys);
    }
    return keys;
  }

  #key(word: string): string {
    return this.#keys(word).at(-1) ?? word;
  }
}

/** The smallest pieces, one per position. */
function unitsOf(words: readonly Word[]): Word[] {
  return words.filter((word) => word.span === 1);
}
