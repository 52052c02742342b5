import { inCyrillic } from '../analysis/sound.ts';
import type { Synonym, Synonyms } from '../analysis/synonyms/index.ts';
import { isHan } from '../analysis/words.ts';
import { attributeOf, PHRASES, type Postings, positionOf, spanOf } from './postings.ts';
import type { Steps } from './steps.ts';
import { uint16At, uint32At } from './typed-arrays.ts';
import { allowedTypos } from './vocabulary.ts';

/** How a term matches a word, best first. The first two count as exact. */
export const FORM = {
  exact: 0,
  synonym: 1,
  accent: 2,
  inflected: 3,
  part: 4,
  prefix: 5,
  near: 6,
  misspelled: 7,
} as const;

/** Costs for the second ranking criterion: two for a typo, one for a near synonym. */
export const NEAR_COST = 1;
export const TYPO_COST = 2;

export interface Expansion {
  readonly term: number;
  readonly form: number;
  readonly cost: number;
  /** Number of leading characters to highlight; 0 for all. */
  readonly mark: number;
}

/** Thousands of words may begin with a one-letter prefix. The most frequent ones are enough for ranking. */
const MAX_PREFIX_TERMS = 48;
const MAX_MISSPELLED_TERMS = 8;

/** Expands a word to the index terms that match it. */
export class Expander {
  readonly #postings: Postings;
  readonly #synonyms: Synonyms;
  /** Looked up once: the same groups are used by most queries. */
  readonly #memberTerms = new Map<Synonym['members'][number], number[]>();

  constructor(postings: Postings, synonyms: Synonyms) {
    this.#postings = postings;
    this.#synonyms = synonyms;
  }

  frequency(term: number): number {
    const { offsets } = this.#postings;
    return uint32At(offsets, term + 1) - uint32At(offsets, term);
  }

  /** Total number of occurrences of the terms in the index. */
  frequencyOf(expansions: ReadonlyMap<number, Expansion>): number {
    let sum = 0;
    for (const term of expansions.keys()) sum += this.frequency(term);
    return sum;
  }

  anyOf(expansions: ReadonlyMap<number, Expansion>): boolean {
    return this.frequencyOf(expansions) > 0;
  }

  /** The word itself, its forms with other accents or inflections, and its synonyms, if they are in the index. */
  known(word: string): Map<number, Expansion> {
    const { vocabulary } = this.#postings;
    const found = new Map<number, Expansion>();
    const exact = vocabulary.id(word);
    if (exact !== undefined) this.#add(found, exact, FORM.exact, 0);
    for (const term of vocabulary.sameButAccents(word)) this.#add(found, term, FORM.accent, 0);
    for (const term of vocabulary.sameStem(word)) this.#add(found, term, FORM.inflected, 0);
    this.#addSynonyms(found, word, false, 0);
    return found;
  }

  /** Whether `known` finds anything. Faster, because most words are in the index exactly as typed. */
  isKnown(word: string): boolean {
    const exact = this.#postings.vocabulary.id(word);
    return (exact !== undefined && this.frequency(exact) > 0) || this.anyOf(this.known(word));
  }

  /** A phrase from the synonym lists that occurs in the query. */
  phrase(text: string): Map<number, Expansion> {
    const found = new Map<number, Expansion>();
    const term = this.#postings.vocabulary.id(text);
    if (term !== undefined) this.#add(found, term, FORM.exact, 0);
    this.#addSynonyms(found, text, true, 0);
    return found;
  }

  /** One term made of several words of the query, or of the parts of an identifier. */
  whole(text: string): Map<number, Expansion> {
    const found = new Map<number, Expansion>();
    const term = this.#postings.vocabulary.id(text);
    if (term !== undefined) this.#add(found, term, FORM.exact, 0);
    this.#addSynonyms(found, text, false, 0);
    return found;
  }

  inHeadings(terms: readonly number[]): boolean {
    const { offsets, places } = this.#postings;
    return terms.some((term) => {
      for (let i = uint32At(offsets, term); i < uint32At(offsets, term + 1); i++)
        if (attributeOf(uint16At(places, i)) < PHRASES) return true;
      return false;
    });
  }

  /** Whether terms of both are adjacent somewhere, as two words of one phrase are. */
  areNeighbors(
    first: ReadonlyMap<number, Expansion>,
    second: ReadonlyMap<number, Expansion>,
    steps: Steps,
  ): boolean {
    const { offsets, records, places } = this.#postings;
    for (const a of first.keys())
      for (const b of second.keys()) {
        let j = uint32At(offsets, b);
        const end = uint32At(offsets, b + 1);
        for (let i = uint32At(offsets, a); i < uint32At(offsets, a + 1) && j < end; i++) {
          if (!steps.take()) return false;
          const record = uint32At(records, i);
          while (j < end && uint32At(records, j) < record) j++;
          for (let k = j; k < end && records[k] === record && steps.take(); k++)
            if (isNext(uint16At(places, i), uint16At(places, k))) return true;
        }
      }
    return false;
  }

  /** The most frequent longer words that begin with this one. Worth a little less if this is a complete word. */
  startingWith(word: string, complete = false): Map<number, Expansion> {
    const { vocabulary } = this.#postings;
    const { from, to } = vocabulary.startingWith(word);
    const terms = this.#mostFrequent(from, to);
    const found = new Map<number, Expansion>();
    const onPages = terms.some((term) => this.frequency(term) > 0);
    for (const term of terms) {
      this.#add(found, term, FORM.prefix, complete ? NEAR_COST : 0, word.length);
      // A prefix that no page has still leads to the synonyms of its words: прок… → прокси → proxy.
      if (!onPages) this.#addSynonyms(found, vocabulary.terms[term] as string, false, 0);
    }
    return found;
  }

  #mostFrequent(from: number, to: number): number[] {
    const terms: number[] = [];
    for (let term = from; term < to; term++) {
      const frequency = this.frequency(term);
      if (terms.length === MAX_PREFIX_TERMS && frequency <= this.frequency(terms.at(-1) as number)) continue;
      let at = terms.length;
      while (at > 0 && this.frequency(terms[at - 1] as number) < frequency) at--;
      terms.splice(at, 0, term);
      if (terms.length > MAX_PREFIX_TERMS) terms.pop();
    }
    return terms;
  }

  /** Russian only: a Russian word in Latin letters (`svoj`). */
  transliterated(word: string): Map<number, Expansion> {
    const found = new Map<number, Expansion>();
    const { locale } = this.#postings.vocabulary;
    if (locale !== 'ru' || !/^[a-z']{3,}$/.test(word)) return found;
    for (const { term, cost } of this.known(inCyrillic(word)).values())
      this.#add(found, term, FORM.near, cost + NEAR_COST);
    return found;
  }

  /** Words of the pages in the other script that sound the same, with their synonyms: канает is not Spanish cuenta. */
  soundingLike(word: string): Map<number, Expansion> {
    const { vocabulary } = this.#postings;
    const found = new Map<number, Expansion>();
    for (const term of vocabulary.soundingLike(word)) {
      if (this.frequency(term) === 0) continue;
      this.#add(found, term, FORM.near, NEAR_COST);
      this.#addSynonyms(found, vocabulary.terms[term] as string, false, NEAR_COST);
    }
    return found;
  }

  /** The nearest words by spelling, with their inflections and synonyms. */
  misspelled(word: string, asPrefix: boolean): Map<number, Expansion> {
    const found = new Map<number, Expansion>();
    if (allowedTypos(word) === 0) return found;
    const { vocabulary } = this.#postings;
    const all = vocabulary.misspelledAs(word, asPrefix);
    const closest = all
      .filter(({ distance }) => distance === all[0]?.distance)
      .sort((a, b) => this.#likeness(b.term, word) - this.#likeness(a.term, word))
      .slice(0, MAX_MISSPELLED_TERMS);
    for (const { term, distance } of closest) {
      const cost = distance * TYPO_COST;
      const text = vocabulary.terms[term] as string;
      this.#add(found, term, FORM.misspelled, cost, asPrefix ? word.length : 0);
      for (const other of vocabulary.sameStem(text)) this.#add(found, other, FORM.misspelled, cost);
      this.#addSynonyms(found, text, false, cost);
    }
    return found;
  }

  /** The most likely of the words that `misspelled` found. */
  mostLikely(misspelled: ReadonlyMap<number, Expansion>): string | undefined {
    const [term] = misspelled.keys();
    return term === undefined ? undefined : this.#postings.vocabulary.terms[term];
  }

  /** Readers rarely get the first letter wrong, and usually mean a frequent word. */
  #likeness(term: number, word: string): number {
    const text = this.#postings.vocabulary.terms[term] as string;
    return (text[0] === word[0] ? 1e6 : 0) + Math.min(this.frequency(term), 1e6 - 1);
  }

  #addSynonyms(found: Map<number, Expansion>, word: string, phrase: boolean, cost: number): void {
    for (const { kind, members } of this.#synonyms.of(word, phrase)) {
      const near = kind === 'near';
      const form = cost > 0 ? FORM.misspelled : near ? FORM.near : FORM.synonym;
      for (const member of members) {
        let terms = this.#memberTerms.get(member);
        if (!terms) {
          terms = this.#termsOf(member);
          this.#memberTerms.set(member, terms);
        }
        for (const term of terms) this.#add(found, term, form, cost + (near ? NEAR_COST : 0));
      }
    }
  }

  /** Only terms that are on the pages: any others match nothing. */
  #termsOf(member: Synonym['members'][number]): number[] {
    const { vocabulary } = this.#postings;
    // One Han character is in many other words: 查 leads to 查询, but 查询 not to 检查.
    if (member.text.length === 1 && isHan(member.text)) return [];
    const id = vocabulary.id(member.text);
    const terms = new Set(member.phrase ? [] : vocabulary.withStems(member.stems));
    if (id !== undefined) terms.add(id);
    return [...terms].filter((term) => this.frequency(term) > 0);
  }

  #add(found: Map<number, Expansion>, term: number, form: number, cost: number, mark = 0): void {
    const known = found.get(term);
    if (known && (known.cost < cost || (known.cost === cost && known.form <= form))) return;
    found.set(term, { term, form, cost, mark });
  }
}

export function merge(into: Map<number, Expansion>, more: ReadonlyMap<number, Expansion>): void {
  for (const [term, expansion] of more) {
    const known = into.get(term);
    if (
      !known ||
      expansion.cost < known.cost ||
      (expansion.cost === known.cost && expansion.form < known.form)
    )
      into.set(term, expansion);
  }
}

function isNext(a: number, b: number): boolean {
  return attributeOf(a) === attributeOf(b) && positionOf(b) === positionOf(a) + spanOf(a);
}
