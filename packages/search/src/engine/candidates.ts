import type { SearchRecord } from '../record.ts';
import { type Expansion, FORM } from './expansions.ts';
import type { QueryWord } from './parsed-query.ts';
import { attributeOf, CONTENT, firstOf, isOwn, isPart, PHRASES, type Postings } from './postings.ts';
import { float32At, uint8At, uint16At, uint32At } from './typed-arrays.ts';

/** The matches of one query in each record, before ranking. Arrays are indexed by record. */
export interface Candidates {
  /** The records that may become hits: those with at least `leastShare` of the best one's weight, and some others. */
  found: number[];
  /** Bit i is set if word i matches. */
  readonly words: Uint32Array;
  /** Sum of the weights of the matching words. */
  readonly weight: Float32Array;
  /** Sum of the costs of spelling repairs and near synonyms. */
  readonly cost: Uint16Array;
  /** Sum of weight × attribute rank (0 is best) over the matching words. */
  readonly attribute: Float32Array;
  /** Best attribute that any word matches in. */
  readonly best: Uint8Array;
  /** Number of words that match in the best attribute. */
  readonly inBest: Uint8Array;
  readonly exact: Uint8Array;
  /** 1 if some word is in the record's own heading or text, not only in a heading above it. */
  readonly own: Uint8Array;
  /** Sum of the weights of the words visible in the record or the headings above it, without typos or near synonyms. */
  readonly seen: Float32Array;
  /** Sum of the weights of all words that match anywhere. Rare words weigh more, question words hardly anything. */
  total: number;
  /** The largest weight of any record. */
  most: number;
  /** Share of it that a hit needs. */
  leastShare: number;
  /** false: the posting list of some word was too long to read in full. */
  exhaustive: boolean;
}

/** A record is a hit only if it has at least this share of the best record's weight. */
const MIN_SHARE_OF_BEST = 0.6;
/**
 * By attribute number, best first. The section's name ranks like a heading of the third level, readers' phrases like
 * one of the fourth.
 */
const ATTRIBUTE_RANK = [0, 1, 2, 1, 3, 3, 4, 5, 5, 6, 5, 6];
/** Added to the rank of records that only lead to another page, or that many pages repeat. */
const DEMOTION = 2;
/** Added for a part of an identifier in a heading: `sitekey` is the subject of `websiteKey`, not of every error code. */
const PART_DEMOTION = 0.5;
const SILENT_WEIGHT = 0.05;
/** A general word is often rarer than the subject (captcha, token), so only half of its rarity counts. */
const LIGHT_SHARE = 0.5;
/** The weight of a word that is in every eleventh record. */
const MAX_LIGHT_WEIGHT = 2.5;
/** A pair of Han characters that only joins two words is nearly always rare, which says nothing about the subject. */
const MAX_ACCIDENTAL_WEIGHT = 1;
/**
 * Bounds the work for any query. If a word is so common that its list is longer, reading the rest would not improve the
 * ranking.
 */
const MAX_POSTINGS_PER_WORD = 10_000;
/** Maximum number of lookups of a record in a list. Beyond it, reading the lists is faster. */
const MAX_LOOK_UPS = 4_000;
const NOTHING = 0xffff;

type Accept = (record: SearchRecord, number: number) => boolean;

export class CandidateFinder {
  readonly #postings: Postings;
  readonly #records: readonly SearchRecord[];
  /** For the current word, by record: the best match, whether it is in the record's own text, whether it is visible. */
  readonly #codes: Uint16Array;
  readonly #own: Uint8Array;
  readonly #seen: Uint8Array;
  readonly #state: Candidates;
  readonly #touched: Uint32Array;
  #touchedCount = 0;

  constructor(postings: Postings, records: readonly SearchRecord[]) {
    const size = records.length;
    this.#postings = postings;
    this.#records = records;
    this.#codes = new Uint16Array(size).fill(NOTHING);
    this.#own = new Uint8Array(size);
    this.#seen = new Uint8Array(size);
    this.#touched = new Uint32Array(size);
    this.#state = {
      found: [],
      words: new Uint32Array(size),
      weight: new Float32Array(size),
      cost: new Uint16Array(size),
      attribute: new Float32Array(size),
      best: new Uint8Array(size),
      inBest: new Uint8Array(size),
      exact: new Uint8Array(size),
      own: new Uint8Array(size),
      seen: new Float32Array(size),
      total: 0,
      most: 0,
      leastShare: 0,
      exhaustive: true,
    };
  }

  /**
   * Processes words from the most important to the least. Once the remaining words cannot lift a new record to
   * `leastShare`, they are looked up only in the records that can still reach it. The result is valid until the
   * next call, which reuses its arrays.
   */
  find(words: readonly QueryWord[], accept?: Accept, leastShare = MIN_SHARE_OF_BEST): Candidates {
    this.#clear();
    const state = this.#state;
    state.leastShare = leastShare;
    const onlySilent = words.every((word) => word.meaning === 'silent');
    const ordered = words
      .map((word, i) => ({ word, bit: 1 << i, weight: this.#weight(word, onlySilent) }))
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight);
    let rest = ordered.reduce((sum, { weight }) => sum + weight, 0);
    state.total = rest;
    let open: number[] | null = null;
    for (const { word, bit, weight } of ordered) {
      const expansions = [...word.expansions.values()].sort((a, b) => a.cost - b.cost || a.form - b.form);
      const ownWord = word.meaning !== 'silent' || onlySilent;
      const least = state.most * leastShare;
      if (least > rest) {
        const needed = least - rest;
        open = (open ?? state.found).filter((record) => float32At(state.weight, record) >= needed);
        if (open.length * expansions.length <= MAX_LOOK_UPS) this.#lookUp(open, expansions, ownWord);
        else this.#read(expansions, ownWord);
        this.#add(bit, weight, null);
      } else {
        this.#read(expansions, ownWord);
        this.#add(bit, weight, accept ?? EVERY);
      }
      rest -= weight;
    }
    return state;
  }

  #clear(): void {
    const state = this.#state;
    state.words.fill(0);
    state.own.fill(0);
    state.seen.fill(0);
    state.found = [];
    state.most = 0;
    state.exhaustive = true;
  }

  #weight(word: QueryWord, onlySilent: boolean): number {
    // The most common form, not the sum: the sum would count a record once for each form.
    let matching = 0;
    for (const term of word.expansions.keys())
      matching = Math.max(matching, uint32At(this.#postings.recordCounts, term));
    if (matching === 0) return 0;
    if (word.meaning === 'silent' && !onlySilent) return SILENT_WEIGHT;
    const size = this.#records.length;
    const rarity = Math.log(1 + size / (matching + 1));
    if (word.meaning === 'accidental') return Math.min(rarity, MAX_ACCIDENTAL_WEIGHT);
    return word.meaning === 'light' ? Math.min(rarity * LIGHT_SHARE, MAX_LIGHT_WEIGHT) : rarity;
  }

  #read(expansions: readonly Expansion[], ownWord: boolean): void {
    const { offsets } = this.#postings;
    let budget = MAX_POSTINGS_PER_WORD;
    for (const expansion of expansions) {
      const from = uint32At(offsets, expansion.term);
      const end = uint32At(offsets, expansion.term + 1);
      const to = Math.min(end, from + budget);
      if (to < end) this.#state.exhaustive = false;
      budget -= to - from;
      for (let i = from; i < to; i++) this.#touch(i, expansion, ownWord);
    }
  }

  #lookUp(open: readonly number[], expansions: readonly Expansion[], ownWord: boolean): void {
    const { offsets, records } = this.#postings;
    for (const expansion of expansions) {
      const end = uint32At(offsets, expansion.term + 1);
      for (const record of open) {
        let i = firstOf(this.#postings, expansion.term, record);
        for (; i < end && records[i] === record; i++) this.#touch(i, expansion, ownWord);
      }
    }
  }

  /** A lower code is a better match: cost first, then attribute, then form. */
  #touch(at: number, { form, cost }: Expansion, ownWord: boolean): void {
    const record = uint32At(this.#postings.records, at);
    const place = uint16At(this.#postings.places, at);
    const attribute = attributeOf(place);
    const inexact = isPart(place) && form < FORM.part ? FORM.part : form;
    const code = (cost << 8) | (attribute << 4) | inexact;
    const known = uint16At(this.#codes, record);
    if (known === NOTHING) this.#touched[this.#touchedCount++] = record;
    if (code < known) this.#codes[record] = code;
    if (cost === 0 && attribute <= CONTENT && attribute !== PHRASES) this.#seen[record] = 1;
    if (ownWord && isOwn(attribute, uint8At(this.#postings.ownAttribute, record))) this.#own[record] = 1;
  }

  /** The main row of a field (3) is about the whole name only: `proxy` is not about `proxyType`. */
  #demotion(record: number, attribute: number, form: number): number {
    const demoted = uint8At(this.#postings.demoted, record);
    const isMainRow =
      demoted === 3 && attribute === this.#postings.ownAttribute[record] && form <= FORM.synonym;
    if (demoted === 1 || (demoted === 3 && !isMainRow) || (demoted === 2 && attribute < CONTENT))
      return DEMOTION;
    return form === FORM.part && attribute < PHRASES ? PART_DEMOTION : 0;
  }

  /** If `accept` is null, no new records are added. */
  #add(bit: number, weight: number, accept: Accept | null): void {
    const state = this.#state;
    for (let i = 0; i < this.#touchedCount; i++) {
      const record = uint32At(this.#touched, i);
      const code = uint16At(this.#codes, record);
      const own = uint8At(this.#own, record);
      this.#codes[record] = NOTHING;
      this.#own[record] = 0;
      const seen = uint8At(this.#seen, record);
      this.#seen[record] = 0;
      const attribute = (code >>> 4) & 15;
      const exact = (code & 15) <= FORM.synonym ? 1 : 0;
      const demotion = this.#demotion(record, attribute, code & 15);
      const rank = weight * ((ATTRIBUTE_RANK[attribute] as number) + demotion);
      let sum = weight;
      if (state.words[record] === 0) {
        if (accept === null || (accept !== EVERY && !accept(this.#records[record] as SearchRecord, record)))
          continue;
        state.found.push(record);
        state.words[record] = bit;
        state.cost[record] = code >>> 8;
        state.attribute[record] = rank;
        state.exact[record] = exact;
        state.best[record] = attribute;
        state.inBest[record] = 1;
      } else {
        sum += float32At(state.weight, record);
        state.words[record] = uint32At(state.words, record) | bit;
        state.cost[record] = uint16At(state.cost, record) + (code >>> 8);
        state.attribute[record] = float32At(state.attribute, record) + rank;
        state.exact[record] = uint8At(state.exact, record) + exact;
        const best = uint8At(state.best, record);
        if (attribute < best) state.best[record] = attribute;
        if (attribute <= best)
          state.inBest[record] = attribute < best ? 1 : uint8At(state.inBest, record) + 1;
      }
      state.weight[record] = sum;
      if (sum > state.most) state.most = sum;
      if (own === 1) state.own[record] = 1;
      if (seen === 1) state.seen[record] = float32At(state.seen, record) + weight;
    }
    this.#touchedCount = 0;
  }
}

const EVERY: Accept = () => true;
