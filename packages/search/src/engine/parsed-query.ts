import { MAX_WORD_LENGTH } from '../analysis/stems.ts';
import type { Meaning, StopWords } from '../analysis/stop-words/index.ts';
import type { Synonyms } from '../analysis/synonyms/index.ts';
import { isHan, type Word, wordsOf } from '../analysis/words.ts';
import { type Expander, type Expansion, merge } from './expansions.ts';
import { LayoutRepair } from './layout-repair.ts';

/** Beyond these a query costs time and says no more. */
export const MAX_QUERY_CHARACTERS = 512;
export const MAX_QUERY_WORDS = 32;

export interface QueryWord {
  readonly text: string;
  readonly meaning: Meaning;
  readonly expansions: Map<number, Expansion>;
  /** The word that was probably meant, where the index does not know what was typed. */
  readonly meant?: string | undefined;
}

export interface ParsedQuery {
  readonly words: QueryWord[];
  /** The query with the keyboard layout or the spelling of some words fixed. */
  readonly repaired?: string;
}

const MIN_SPLIT_LENGTH = 3;
/** `image to text task` is ImageToTextTask. */
const MAX_WORDS_JOINED = 5;

/** Turns what was typed into words, each with the terms of the index that stand for it. */
export class QueryParser {
  readonly #expander: Expander;
  readonly #synonyms: Synonyms;
  readonly #stopWords: StopWords;
  readonly #layout: LayoutRepair;

  constructor(expander: Expander, synonyms: Synonyms, stopWords: StopWords) {
    this.#expander = expander;
    this.#synonyms = synonyms;
    this.#stopWords = stopWords;
    this.#layout = new LayoutRepair(expander, stopWords);
  }

  parse(typed: string, literal: boolean): ParsedQuery {
    const cut = cutToLimits(typed);
    const repaired = literal ? cut : this.#layout.repair(cut);
    const words = this.#words(repaired, literal);
    const spelt = respelt(repaired, words);
    return spelt === cut ? { words } : { words, repaired: spelt };
  }

  #words(query: string, literal: boolean): QueryWord[] {
    const all = wordsOf(query);
    const chosen = withoutRepeats(this.#choose(all)).slice(0, MAX_QUERY_WORDS);
    const end = Math.max(0, ...chosen.map((word) => word.position + word.span));
    const phrases = this.#synonyms.phrasesIn(all);
    const boundaries = all.some((word) => isHan(word.text)) ? hanBoundaries(query) : [];
    const words: { word: Word; read: QueryWord }[] = [];
    for (const word of chosen) {
      const last = word.position + word.span === end;
      const accidental = isHan(word.text) && isAccidental(word, boundaries, phrases);
      for (const read of this.#readWord(word.text, last, literal))
        words.push({ word, read: accidental ? { ...read, meaning: 'light' } : read });
    }
    // A word that was taken apart counts as two.
    words.length = Math.min(words.length, MAX_QUERY_WORDS);
    this.#addWholes(words, all, phrases);
    return words.map(({ read }) => read);
  }

  /** The smallest pieces, except that an identifier the index knows stays whole, and Han text is taken in pairs. */
  #choose(all: readonly Word[]): Word[] {
    const chosen: Word[] = [];
    const han = (word: Word) => isHan(word.text);
    let covered = -1;
    const end = Math.max(0, ...all.map((word) => word.position + word.span));
    for (const word of all) {
      if (han(word)) {
        if (word.span === 2 || !word.part) chosen.push(word);
        continue;
      }
      if (word.position < covered) continue;
      if (word.span > 1) continue;
      const kept = this.#wholeIdentifier(word, all, end) ?? word;
      chosen.push(kept);
      covered = kept.position + kept.span;
    }
    return chosen;
  }

  #wholeIdentifier(part: Word, all: readonly Word[], end: number): Word | undefined {
    if (!part.part) return undefined;
    const whole = all.find(
      (word) => !word.part && word.span > 1 && word.position === part.position && !isHan(word.text),
    );
    if (!whole) return undefined;
    const pieces = all.filter(
      (w) => w.position >= whole.position && w.position < whole.position + whole.span,
    );
    if (pieces.some((w) => w.span === 1 && /^v\d+$/.test(w.text)) && whole.span === 2) return undefined;
    const last = whole.position + whole.span === end;
    const known = this.#expander.whole(whole.text).size > 0;
    return known || (last && this.#expander.startingWith(whole.text).size > 0) ? whole : undefined;
  }

  #readWord(text: string, last: boolean, literal: boolean): QueryWord[] {
    const meaning = this.#stopWords.meaning(text);
    const expansions = this.#expander.known(text);
    if (last) merge(expansions, this.#expander.startingWith(text, this.#expander.anyOf(expansions)));
    if (literal || meaning === 'silent' || this.#expander.anyOf(expansions))
      return [{ text, meaning, expansions }];

    merge(expansions, this.#expander.akin(text));
    if (this.#expander.anyOf(expansions)) return [{ text, meaning, expansions }];

    const misspelt = this.#expander.misspelt(text, false);
    const near = [...misspelt.values()].some((expansion) => expansion.cost <= 2);
    if (!near) {
      const split = this.#split(text, last);
      if (split) return split;
    }
    merge(expansions, misspelt);
    const meant = this.#expander.nearest(misspelt);
    if (last && !this.#expander.anyOf(expansions)) merge(expansions, this.#expander.misspelt(text, true));
    return [{ text, meaning, expansions, meant }];
  }

  /** `wronganswer` → wrong answer, when both are words of the index. */
  #split(text: string, last: boolean): QueryWord[] | null {
    if (text.length > MAX_WORD_LENGTH) return null;
    let best: { words: QueryWord[]; frequency: number } | null = null;
    for (let at = MIN_SPLIT_LENGTH; at <= text.length - 2; at++) {
      const head = text.slice(0, at);
      const tail = text.slice(at);
      if (tail.length < MIN_SPLIT_LENGTH && !/^v\d$/.test(tail)) continue;
      const first = this.#expander.known(head);
      if (!this.#expander.anyOf(first)) continue;
      const second = this.#expander.known(tail);
      if (last && tail.length >= MIN_SPLIT_LENGTH) merge(second, this.#expander.startingWith(tail));
      if (!this.#expander.anyOf(second)) continue;
      const frequency = Math.min(this.#expander.frequencyOf(first), this.#expander.frequencyOf(second));
      if (best && best.frequency >= frequency) continue;
      best = {
        frequency,
        words: [
          { text: head, meaning: this.#stopWords.meaning(head), expansions: first },
          { text: tail, meaning: this.#stopWords.meaning(tail), expansions: second },
        ],
      };
    }
    return best?.words ?? null;
  }

  /** What stands for several words at once (an identifier, two words written as one, a phrase) stands for each of them. */
  #addWholes(words: { word: Word; read: QueryWord }[], all: readonly Word[], phrases: readonly Word[]): void {
    const cover = (from: number, to: number, more: ReadonlyMap<number, Expansion>) => {
      if (more.size === 0) return;
      for (const { word, read } of words)
        if (word.position >= from && word.position + word.span <= to) merge(read.expansions, more);
    };
    for (const word of all)
      if (word.span > 1 && !isHan(word.text))
        cover(word.position, word.position + word.span, this.#expander.whole(word.text));
    for (const phrase of phrases)
      cover(phrase.position, phrase.position + phrase.span, this.#expander.phrase(phrase.text));
    for (let i = 0; i < words.length; i++) {
      const first = words[i]?.word;
      let joined = first?.text ?? '';
      for (let j = i + 1; j < Math.min(words.length, i + MAX_WORDS_JOINED); j++) {
        const last = words[j]?.word;
        if (!first || !last || first === last || isHan(first.text) || isHan(last.text)) break;
        joined += last.text;
        cover(first.position, last.position + last.span, this.#expander.whole(joined));
      }
    }
  }
}

/** Cut before anything else is done with it: repairs and stems cost the most. One more, as the end of a last Han pair. */
function cutToLimits(typed: string): string {
  const text = typed.slice(0, MAX_QUERY_CHARACTERS).trim();
  const beyond = wordsOf(text).find((word) => word.position > MAX_QUERY_WORDS);
  return beyond ? text.slice(0, beyond.start).trim() : text;
}

function respelt(query: string, words: readonly QueryWord[]): string {
  return words.reduce((text, { text: typed, meant }) => {
    const at = meant === undefined ? -1 : text.toLowerCase().indexOf(typed);
    return at < 0 ? text : text.slice(0, at) + meant + text.slice(at + typed.length);
  }, query);
}

/** A word typed twice says no more than once. */
function withoutRepeats(words: readonly Word[]): Word[] {
  const seen = new Set<string>();
  return words.filter(({ text }) => !seen.has(text) && seen.add(text));
}

/** Where words of a Han text are likely to begin; only a hint, see isAccidental. */
function hanBoundaries(query: string): number[] {
  return Array.from(HAN_SEGMENTER.segment(query), ({ index }) => index);
}

const HAN_SEGMENTER = new Intl.Segmenter('zh', { granularity: 'word' });

/** A pair that is the end of one word and the beginning of the next (获取余额 holds 取余) says little of either. */
function isAccidental(
  { start, end }: Word,
  boundaries: readonly number[],
  phrases: readonly Word[],
): boolean {
  const crossing = boundaries.some((boundary) => boundary > start && boundary < end);
  return crossing && !phrases.some((phrase) => phrase.start <= start && phrase.end >= end);
}
