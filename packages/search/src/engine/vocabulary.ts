import { beginWithLikeVowels, soundKey } from '../analysis/sound.ts';
import { MAX_WORD_LENGTH, stemKeys } from '../analysis/stems.ts';
import { StopWords } from '../analysis/stop-words/index.ts';
import { foldAccents, isCyrillic, isHan } from '../analysis/words.ts';
import type { Locale } from '../record.ts';
import { editDistance, prefixEditDistance } from './edit-distance.ts';
import { uint32At } from './typed-arrays.ts';

/** Typo tolerance by word length. Also sent to the hosted service. */
export const MIN_LENGTH_FOR_ONE_TYPO = 4;
export const MIN_LENGTH_FOR_TWO_TYPOS = 8;

/** Too many words share a shorter key. */
const MIN_SOUND_LENGTH = 3;
const MAX_SOUND_LENGTH_GAP = 3;
/** Up to this length, and for two typos at any length, another first letter makes another word: dark is not mark. */
const MAX_LENGTH_SAME_FIRST_LETTER = 5;

export interface Misspelling {
  term: number;
  distance: number;
}

/** Every term of one locale's index, with lookups from what a reader types. Terms are numbered in sorted order. */
export class Vocabulary {
  readonly terms: readonly string[];
  readonly #ids: ReadonlyMap<string, number>;
  /** Terms with accents, by what they are without. */
  readonly #accented = new Map<string, number[]>();
  readonly #byStem = new Map<string, number[]>();
  /** Russian only: its readers write foreign names in either script. */
  readonly #bySound = new Map<string, number[]>();
  /** Terms that allow typos, by length: those of length n are at #lengthStarts[n] to #lengthStarts[n + 1]. */
  readonly #byLength: Uint32Array;
  readonly #lengthStarts: Uint32Array;
  /** Parallel to #byLength: a bit per letter (hashed to 32). An edit changes at most two, so one xor rules most out. */
  readonly #letters: Uint32Array;
  /** Mostly the same strings as in `terms`. */
  readonly #folded: readonly string[];
  readonly locale: Locale;

  constructor(terms: Iterable<string>, locale: Locale) {
    this.locale = locale;
    this.terms = [...new Set(terms)].sort(byCodeUnit);
    this.#ids = new Map(this.terms.map((term, id) => [term, id]));
    this.#folded = this.terms.map(foldAccents);
    const stopWords = new StopWords(locale);
    this.terms.forEach((term, id) => {
      const folded = this.#folded[id] as string;
      if (folded !== term) push(this.#accented, folded, id);
      // либа is not a form of либо.
      if (stopWords.meaning(term) !== 'silent')
        for (const key of stemKeys(term, locale)) push(this.#byStem, key, id);
      for (const sound of this.#sounds(term)) push(this.#bySound, sound, id);
    });
    const lengths = this.#folded.map((text) => (allowedTypos(text) > 0 ? text.length : 0));
    this.#byLength = Uint32Array.from(this.terms.keys()).sort(
      (a, b) => (lengths[a] ?? 0) - (lengths[b] ?? 0),
    );
    this.#lengthStarts = new Uint32Array(MAX_WORD_LENGTH + 2).fill(this.terms.length);
    for (let at = this.terms.length - 1; at >= 0; at--) {
      const length = lengths[uint32At(this.#byLength, at)] as number;
      for (let n = length; n >= 0 && uint32At(this.#lengthStarts, n) > at; n--) this.#lengthStarts[n] = at;
    }
    this.#letters = Uint32Array.from(this.#byLength, (term) => letterBits(this.#folded[term] as string));
  }

  id(term: string): number | undefined {
    return this.#ids.get(term);
  }

  sameButAccents(term: string): readonly number[] {
    const folded = foldAccents(term);
    const plain = this.#ids.get(folded);
    const accented = this.#accented.get(folded) ?? [];
    return plain === undefined ? accented : [plain, ...accented];
  }

  sameStem(term: string): readonly number[] {
    return this.withStems(stemKeys(term, this.locale));
  }

  withStems(stems: readonly string[]): readonly number[] {
    const groups = stems.map((stem) => this.#byStem.get(stem) ?? []);
    return groups.length > 1 ? [...new Set(groups.flat())] : (groups[0] ?? []);
  }

  /** Terms in the other script that sound like the word: вебхук and webhook, rasshirenie and расширение. */
  soundingLike(word: string): readonly number[] {
    const cyrillic = isCyrillic(word);
    const terms = this.#sounds(word).flatMap((sound) => this.#bySound.get(sound) ?? []);
    return [...new Set(terms)].filter((term) => {
      const text = this.terms[term] as string;
      return (
        isCyrillic(text) !== cyrillic &&
        Math.abs(text.length - word.length) <= MAX_SOUND_LENGTH_GAP &&
        (cyrillic ? beginWithLikeVowels(text, word) : beginWithLikeVowels(word, text))
      );
    });
  }

  /** Sound keys of the word and its stem, because Russian endings exist in one script only. */
  #sounds(word: string): string[] {
    if (this.locale !== 'ru' || allowedTypos(word) === 0) return [];
    const stem = isCyrillic(word) ? stemKeys(word, this.locale).map((key) => key.slice('ru:'.length)) : [];
    return [...new Set([word, ...stem].map(soundKey))].filter((key) => key.length >= MIN_SOUND_LENGTH);
  }

  /** The half-open range of terms that begin with the prefix. */
  startingWith(prefix: string): { from: number; to: number } {
    return { from: this.#lowerBound(prefix), to: this.#lowerBound(`${prefix}\uffff`) };
  }

  /** Terms within the allowed number of typos, or with a prefix that is, nearest first. */
  misspelledAs(word: string, asPrefix: boolean): Misspelling[] {
    const folded = foldAccents(word);
    const allowed = allowedTypos(folded);
    if (allowed === 0) return [];
    const bits = letterBits(folded);
    const shortest = Math.max(MIN_LENGTH_FOR_ONE_TYPO - 1, folded.length - allowed);
    const longest = asPrefix ? MAX_WORD_LENGTH : Math.min(folded.length + allowed, MAX_WORD_LENGTH);
    const end = uint32At(this.#lengthStarts, longest + 1);
    const found: Misspelling[] = [];
    for (let at = uint32At(this.#lengthStarts, shortest); at < end; at++) {
      const other = uint32At(this.#letters, at);
      // Any letters may follow a prefix, so only missing letters count.
      const missing = asPrefix ? bits & ~other : bits ^ other;
      if (bitCount(missing) > (asPrefix ? allowed : 2 * allowed)) continue;
      const term = uint32At(this.#byLength, at);
      const text = this.#folded[term] as string;
      const distance = (asPrefix ? prefixEditDistance : editDistance)(folded, text, allowed);
      if (distance <= allowed && beginsAlike(folded, text, distance)) found.push({ term, distance });
    }
    return found.sort((a, b) => a.distance - b.distance);
  }

  #lowerBound(text: string): number {
    let low = 0;
    let high = this.terms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (byCodeUnit(this.terms[middle] as string, text) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function beginsAlike(typed: string, term: string, distance: number): boolean {
  const sameFirst = typed.length <= MAX_LENGTH_SAME_FIRST_LETTER || distance > 1;
  if (typed[0] === term[0]) return true;
  // A letter in front makes another name: mtcaptcha is not tcaptcha.
  if (!sameFirst) return !term.startsWith(typed.slice(1));
  return typed[0] === term[1] && typed[1] === term[0];
}

export function allowedTypos(word: string): number {
  if (word.length > MAX_WORD_LENGTH || /[\p{N} ]/u.test(word) || isHan(word)) return 0;
  if (word.length >= MIN_LENGTH_FOR_TWO_TYPOS) return 2;
  return word.length >= MIN_LENGTH_FOR_ONE_TYPO ? 1 : 0;
}

function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function push<K>(map: Map<K, number[]>, key: K, value: number): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function letterBits(text: string): number {
  let bits = 0;
  for (let i = 0; i < text.length; i++) bits |= 1 << (text.charCodeAt(i) & 31);
  return bits;
}

function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
