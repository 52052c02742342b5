import { MAX_WORD_LENGTH } from '../analysis/stems.ts';
import type { Meaning, StopWords } from '../analysis/stop-words/index.ts';
import type { Synonyms } from '../analysis/synonyms/index.ts';
import { isHan, type Word, wordsOf } from '../analysis/words.ts';
import type { Locale } from '../record.ts';
import { type Expander, type Expansion, FORM, merge, NEAR_COST, TYPO_COST } from './expansions.ts';
import { LayoutRepair } from './layout-repair.ts';
import { hanBoundaries, isAccidental, missingWords } from './missing-words.ts';
import { PinyinRepair } from './pinyin-repair.ts';
import { Steps } from './steps.ts';

/** Anything beyond these limits costs time and does not improve the results. */
export const MAX_QUERY_CHARACTERS = 512;
export const MAX_QUERY_WORDS = 32;

export interface QueryWord {
  readonly text: string;
  /** `accidental`: a pair of Han characters that only joins two words. */
  readonly meaning: Meaning | 'accidental';
  readonly expansions: Map<number, Expansion>;
}

/** A parsed word: several words if it was split, and the probable meaning if the index does not have it. */
interface Reading {
  readonly words: QueryWord[];
  readonly meant?: string | undefined;
}

interface PlacedWord {
  readonly word: Word;
  readonly read: QueryWord;
}

export interface ParsedQuery {
  readonly words: QueryWord[];
  /** The query with the keyboard layout or spelling of some words fixed, or with words split. */
  readonly repaired?: string;
  /** Words that no page has, as typed. */
  readonly missing: string[];
  /** Words that a page lacks, as typed, given which of `words` it has. */
  readonly lacking: (has: (word: number) => boolean) => string[];
  /** The work of the repairs, at most MAX_REPAIR_STEPS. */
  readonly steps: number;
}

/** The format of error codes. */
const CODE = /^[A-Z]+(?:_[A-Z]+)+$/;
const MIN_SPLIT_LENGTH = 3;
/** `image to text task` is ImageToTextTask. */
const MAX_WORDS_JOINED = 5;
const MIN_WORDS_OF_NAME = 3;

/** Parses a query into words, each with the index terms that match it. */
export class QueryParser {
  readonly #expander: Expander;
  readonly #synonyms: Synonyms;
  readonly #stopWords: StopWords;
  readonly #layout: LayoutRepair;
  /** Chinese only: in other languages, pinyin syllables are words. */
  readonly #pinyin: PinyinRepair | null;

  constructor(
    locale: Locale,
    expander: Expander,
    synonyms: Synonyms,
    stopWords: StopWords,
    terms: readonly string[],
  ) {
    this.#expander = expander;
    this.#synonyms = synonyms;
    this.#stopWords = stopWords;
    this.#layout = new LayoutRepair(expander, stopWords);
    this.#pinyin = locale === 'zh' ? new PinyinRepair(expander, synonyms, stopWords, terms) : null;
  }

  parse(typed: string, literal: boolean): ParsedQuery {
    const cut = cutToLimits(typed);
    const steps = new Steps();
    // Cut again: one pinyin syllable may become several words.
    const rewritten = literal ? cut : this.#repairScript(cut, steps);
    const repaired = rewritten === cut ? cut : cutToLimits(rewritten);
    const { placed, repairs } = this.#read(repaired, literal, steps);
    const spelled = respelled(repaired, repairs);
    const words = placed.map(({ read }) => read);
    const lacking = (has: (word: number) => boolean) =>
      missingWords(
        repaired,
        placed.map(({ word, read }, i) => ({ word, known: has(i), full: read.meaning === 'full' })),
        this.#stopWords,
      );
    const missing = lacking((i) => this.#expander.anyOf((words[i] as QueryWord).expansions));
    const parsed = { words, missing, lacking, steps: steps.taken };
    return spelled === cut ? parsed : { ...parsed, repaired: spelled };
  }

  #repairScript(query: string, steps: Steps): string {
    const repaired = this.#layout.repair(query);
    return this.#pinyin ? this.#pinyin.repair(repaired, steps) : repaired;
  }

  #read(
    query: string,
    literal: boolean,
    steps: Steps,
  ): { placed: PlacedWord[]; repairs: Map<string, string> } {
    const all = wordsOf(query);
    const chosen = withoutRepeats(this.#choose(all)).slice(0, MAX_QUERY_WORDS);
    const end = Math.max(0, ...chosen.map((word) => word.position + word.span));
    const phrases = this.#synonyms.phrasesIn(all);
    const boundaries = all.some((word) => isHan(word.text)) ? hanBoundaries(query) : [];
    const codes = all.filter((word) => this.#isCode(word, query));
    const placed: PlacedWord[] = [];
    const repairs = new Map<string, string>();
    const broken = all.filter((word) => this.#isBrokenCompound(word, all, query));
    for (const word of chosen) {
      const last = word.position + word.span === end;
      const inBroken = broken.some((compound) => covers(compound, word));
      const accidental = isHan(word.text) && isAccidental(word, boundaries, phrases);
      const { words, meant } = this.#readWord(word.text, last, literal || inBroken, steps);
      if (meant !== undefined) repairs.set(word.text, meant);
      const beside = codes.length > 0 && !codes.some((code) => covers(code, word));
      const loose =
        inBroken && !this.#expander.inHeadings(words.flatMap((read) => exactTerms(read.expansions)));
      const meaning = beside ? 'silent' : accidental ? 'accidental' : loose ? 'light' : null;
      for (const read of words) placed.push({ word, read: meaning ? { ...read, meaning } : read });
    }
    this.#addWholes(placed, all, phrases);
    const withSingles = this.#addSingleHan(placed, all);
    // A word that was split counts as two.
    return { placed: withSingles.slice(0, MAX_QUERY_WORDS), repairs };
  }

  /** `guarda-chuva`, if no page has one of its words: the other one is not the subject, unless it is in a heading. */
  #isBrokenCompound(word: Word, all: readonly Word[], query: string): boolean {
    if (word.part || word.span < 2 || !/^[\p{L}-]+-\p{L}+$/u.test(query.slice(word.start, word.end)))
      return false;
    if (this.#expander.isKnown(word.text)) return false;
    return all.some(
      (piece) => piece.span === 1 && covers(word, piece) && !this.#expander.isKnown(piece.text),
    );
  }

  /** `ERROR_ZERO_BALANCE` in a pasted response: the names around it add nothing to it. */
  #isCode(word: Word, query: string): boolean {
    if (word.part || !CODE.test(query.slice(word.start, word.end))) return false;
    return this.#expander.anyOf(this.#expander.whole(word.text));
  }

  /**
   * The characters of a pair that no page has are searched one by one. Unless one is a word, they count little, and the
   * pair is missing. A word of one character is searched if only pairs that join it to other words contain it.
   */
  #addSingleHan(placed: readonly PlacedWord[], all: readonly Word[]): PlacedWord[] {
    const covered = new Set<number>();
    const joined = new Set<number>();
    for (const { word, read } of placed)
      if (this.#expander.anyOf(read.expansions))
        for (let at = 0; at < word.span; at++)
          (read.meaning === 'accidental' ? joined : covered).add(word.position + at);
    const singles = all
      .filter((word) => isHan(word.text) && word.part && word.span === 1 && !covered.has(word.position))
      .filter((word) => !joined.has(word.position) || this.#isHanWord(word.text))
      .map((word) => ({ word, expansions: this.#expander.known(word.text) }))
      .filter(({ expansions }) => this.#expander.anyOf(expansions))
      .map(({ word, expansions }) => ({
        word,
        read: {
          text: word.text,
          meaning: this.#meaningOfSingle(word.text),
          expansions,
        } as const,
      }));
    if (singles.length === 0) return [...placed];
    return [...placed, ...singles].sort((a, b) => a.word.position - b.word.position);
  }

  /** A character that is no word by itself counts little, and a question word next to nothing. */
  #meaningOfSingle(character: string): Meaning {
    const meaning = this.#stopWords.meaning(character);
    return meaning === 'full' && !this.#isHanWord(character) ? 'light' : meaning;
  }

  /** 钱 is a word by itself if the synonym lists have it. */
  #isHanWord(character: string): boolean {
    return this.#stopWords.meaning(character) === 'full' && this.#synonyms.of(character, false).length > 0;
  }

  /** The smallest pieces, except that an identifier in the index stays whole, and Han text is split into pairs. */
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
      const longest = this.#wholeIdentifier(word, all, end) ?? word;
      chosen.push(longest);
      covered = longest.position + longest.span;
    }
    return chosen;
  }

  #wholeIdentifier(part: Word, all: readonly Word[], end: number): Word | undefined {
    if (!part.part) return undefined;
    const whole = all.find(
      (word) => !word.part && word.span > 1 && word.position === part.position && !isHan(word.text),
    );
    if (!whole) return undefined;
    const last = whole.position + whole.span === end;
    const known = this.#expander.whole(whole.text).size > 0;
    return known || (last && this.#expander.startingWith(whole.text).size > 0) ? whole : undefined;
  }

  #readWord(text: string, last: boolean, literal: boolean, steps: Steps): Reading {
    const meaning = this.#stopWords.meaning(text);
    const expansions = this.#expander.known(text);
    const word = { text, meaning, expansions };
    if (last) merge(expansions, this.#expander.startingWith(text, this.#expander.anyOf(expansions)));
    if (literal || meaning === 'silent' || this.#expander.anyOf(expansions)) return { words: [word] };

    merge(expansions, this.#expander.transliterated(text));
    if (this.#expander.anyOf(expansions)) return { words: [word] };

    const misspelled = this.#expander.misspelled(text, false);
    const near = [...misspelled.values()].some((expansion) => expansion.cost <= TYPO_COST);
    // Before typos: a foreign name in the other script may look like a word of this one by accident.
    merge(expansions, this.#expander.soundingLike(text));
    if (this.#expander.anyOf(expansions)) return { words: [word] };

    const split = near ? null : this.#split(text, last, steps);
    if (split) return { words: split, meant: split.map((part) => part.text).join(' ') };
    merge(expansions, misspelled);
    if (last && !this.#expander.anyOf(expansions)) merge(expansions, this.#expander.misspelled(text, true));
    return { words: [word], meant: this.#expander.mostLikely(misspelled) };
  }

  /** `wronganswer` → wrong answer, if the words are adjacent on some page. `postman` stays: post and man are not. */
  #split(text: string, last: boolean, steps: Steps): QueryWord[] | null {
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
      if (!this.#expander.areNeighbors(withoutSynonyms(first), withoutSynonyms(second), steps)) continue;
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

  /** A term that matches several words at once (an identifier, two words joined, a phrase) matches each of them. */
  #addWholes(words: PlacedWord[], all: readonly Word[], phrases: readonly Word[]): void {
    const cover = (from: number, to: number, more: ReadonlyMap<number, Expansion>) => {
      if (more.size === 0) return;
      for (const { word, read } of words)
        if (word.position >= from && word.position + word.span <= to) merge(read.expansions, more);
    };
    for (const word of all)
      if (word.span > 1 && !isHan(word.text))
        cover(word.position, word.position + word.span, this.#expander.whole(word.text));
    for (const phrase of phrases) {
      // Its words alone mean less: "ключ сайта" is neither any "ключ" nor any "сайт". Han text has no other words.
      for (const { word, read } of words)
        if (!isHan(phrase.text) && covers(phrase, word))
          for (const [term, expansion] of read.expansions)
            read.expansions.set(term, { ...expansion, cost: Math.max(expansion.cost, NEAR_COST) });
      cover(phrase.position, phrase.position + phrase.span, this.#expander.phrase(phrase.text));
    }
    for (let i = 0; i < words.length; i++) {
      const first = words[i]?.word;
      let joined = first?.text ?? '';
      for (let j = i + 1; j < Math.min(words.length, i + MAX_WORDS_JOINED); j++) {
        const last = words[j]?.word;
        if (!first || !last || first === last || isHan(first.text) || isHan(last.text)) break;
        joined += last.text;
        const whole = this.#expander.whole(joined);
        cover(first.position, last.position + last.span, whole);
        if (j - i >= MIN_WORDS_OF_NAME - 1 && this.#expander.anyOf(whole)) nameSilent(words, i, j, whole);
      }
    }
  }
}

/** `no such captcha id`: in an identifier that was typed as words, no word is a question word. */
function nameSilent(
  words: PlacedWord[],
  from: number,
  to: number,
  whole: ReadonlyMap<number, Expansion>,
): void {
  for (let i = from; i <= to; i++) {
    const { word, read } = words[i] as PlacedWord;
    if (read.meaning === 'silent')
      words[i] = { word, read: { text: read.text, meaning: 'full', expansions: new Map(whole) } };
  }
}

/**
 * The part of a query that is searched. Cut first, because repairs and stems cost the most. Normalized before, because
 * one character may become several words (U+FDFA: four). Keeps one more piece, which may complete the last Han pair.
 */
export function cutToLimits(typed: string): string {
  const text = typed.slice(0, MAX_QUERY_CHARACTERS).normalize('NFKC').slice(0, MAX_QUERY_CHARACTERS).trim();
  if (text.length <= MAX_QUERY_WORDS) return text;
  const beyond = wordsOf(text).find((word) => word.position > MAX_QUERY_WORDS);
  return beyond ? text.slice(0, beyond.start).trim() : text;
}

/** The number of words that the analysis of a query yields, for its cost. */
export function wordCount(query: string): number {
  const pieces = wordsOf(cutToLimits(query)).filter(({ span }) => span === 1);
  return Math.min(pieces.length, MAX_QUERY_WORDS);
}

function respelled(query: string, repairs: ReadonlyMap<string, string>): string {
  let text = query;
  for (const [typed, meant] of repairs) {
    const at = text.toLowerCase().indexOf(typed);
    if (at >= 0) text = text.slice(0, at) + meant + text.slice(at + typed.length);
  }
  return text;
}

function withoutSynonyms(expansions: ReadonlyMap<number, Expansion>): Map<number, Expansion> {
  return new Map([...expansions].filter(([, { form }]) => form !== FORM.synonym && form !== FORM.near));
}

/** Without near synonyms. */
function exactTerms(expansions: ReadonlyMap<number, Expansion>): number[] {
  return [...expansions.values()].filter(({ cost }) => cost === 0).map(({ term }) => term);
}

function covers(whole: Word, word: Word): boolean {
  return whole.start <= word.start && whole.end >= word.end;
}

/** A repeated word adds nothing. */
function withoutRepeats(words: readonly Word[]): Word[] {
  const seen = new Set<string>();
  return words.filter(({ text }) => !seen.has(text) && seen.add(text));
}
