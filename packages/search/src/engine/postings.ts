import type { Synonyms } from '../analysis/synonyms/index.ts';
import { isHan, type Word, wordsOf } from '../analysis/words.ts';
import type { Locale, SearchRecord } from '../record.ts';
import { boilerplate } from './boilerplate.ts';
import { hanBoundaries, isAccidental } from './missing-words.ts';
import { Texts } from './texts.ts';
import { uint8At, uint32At } from './typed-arrays.ts';
import { SEARCHABLE_ATTRIBUTES } from './types.ts';
import { Vocabulary } from './vocabulary.ts';

export const ATTRIBUTE_COUNT = SEARCHABLE_ATTRIBUTES.length;
export const CONTENT = SEARCHABLE_ATTRIBUTES.indexOf('content');
export const KEYWORDS = SEARCHABLE_ATTRIBUTES.indexOf('keywords');
export const PHRASES = SEARCHABLE_ATTRIBUTES.indexOf('phrases');

/** Occurrences of term t: the entries offsets[t] to offsets[t + 1], sorted by record, attribute, position. */
export interface Postings {
  readonly vocabulary: Vocabulary;
  readonly texts: Texts;
  readonly offsets: Uint32Array;
  readonly records: Uint32Array;
  /** Number of records that contain each term in their own texts: a long page does not make its title common. */
  readonly recordCounts: Uint32Array;
  /** Attribute, part flag, span and position, packed. */
  readonly places: Uint16Array;
  /** As `boilerplate` says; also 1 if the record only leads to another page. */
  readonly demoted: Uint8Array;
  /** The attribute with each record's own text: its heading or its content. */
  readonly ownAttribute: Uint8Array;
  /** Number of words in each attribute of each record, at most 255. */
  readonly lengths: Uint8Array;
}

export const MAX_POSITION = 511;
export const attributeOf = (place: number): number => place >>> 12;
export const isPart = (place: number): boolean => (place & 0x800) !== 0;
export const spanOf = (place: number): number => ((place >>> 9) & 3) + 1;
export const positionOf = (place: number): number => place & MAX_POSITION;

export function buildPostings(
  locale: Locale,
  records: readonly SearchRecord[],
  synonyms: Synonyms,
): Postings {
  const lists = new Map<string, number[]>();
  const lengths = new Uint8Array(records.length * ATTRIBUTE_COUNT);
  // Cached: headings repeat in every record below them, and rows on every page of the same type.
  const analyzed = new Map<string, { word: Word; list: number[] }[]>();
  const shown = new Map<string, readonly Word[]>();
  const analyze = (text: string): { word: Word; list: number[] }[] => {
    const known = analyzed.get(text);
    if (known) return known;
    const words = wordsOf(text);
    const phrases = synonyms.phrasesIn(words);
    const boundaries = isHan(text) ? hanBoundaries(text) : [];
    const all = [...words, ...phrases].map((found) => {
      const accidental = isHan(found.text) && isAccidental(found, boundaries, phrases);
      const word = accidental ? { ...found, part: true } : found;
      const list = lists.get(word.text) ?? [];
      if (list.length === 0) lists.set(word.text, list);
      return { word, list };
    });
    analyzed.set(text, all);
    return all;
  };

  records.forEach((record, number) => {
    SEARCHABLE_ATTRIBUTES.forEach((name, attribute) => {
      let base = 0;
      for (const text of attributeTexts(record, name)) {
        let end = base;
        const words = analyze(text);
        if (!shown.has(text))
          shown.set(
            text,
            words.map(({ word }) => word),
          );
        for (const { word, list } of words) {
          const position = Math.min(base + word.position, MAX_POSITION);
          const span = Math.min(word.span, 4) - 1;
          const place = (attribute << 12) | (word.part ? 0x800 : 0) | (span << 9) | position;
          list.push(number, place);
          end = Math.max(end, base + word.position + word.span);
        }
        // A gap, so that words of different keywords are not neighbors.
        base = end + (attribute >= KEYWORDS || attribute === PHRASES ? 8 : 0);
      }
      lengths[number * ATTRIBUTE_COUNT + attribute] = Math.min(base, 255);
    });
  });

  const vocabulary = new Vocabulary([...lists.keys(), ...synonyms.singleWords], locale);
  const repeated = boilerplate(records);
  const demoted = Uint8Array.from(records, ({ signpost }, number) =>
    signpost ? 1 : uint8At(repeated, number),
  );
  const ownAttribute = Uint8Array.from(records, ({ type }) =>
    type === 'content' ? CONTENT : SEARCHABLE_ATTRIBUTES.indexOf(`hierarchy.${type}`),
  );
  const texts = new Texts(vocabulary, shown);
  return { vocabulary, texts, lengths, demoted, ownAttribute, ...pack(vocabulary, lists, ownAttribute) };
}

/** Not in a heading above it. */
export function isOwn(attribute: number, ownAttribute: number): boolean {
  return attribute >= CONTENT || attribute === PHRASES || attribute === ownAttribute;
}

function attributeTexts(
  record: SearchRecord,
  name: (typeof SEARCHABLE_ATTRIBUTES)[number],
): readonly string[] {
  if (name === 'keywords' || name === 'phrases' || name === 'linkTexts' || name === 'foreign')
    return record[name] ?? [];
  const text =
    name === 'content'
      ? record.content
      : record.hierarchy[name.slice('hierarchy.'.length) as keyof SearchRecord['hierarchy']];
  return text ? [text] : [];
}

function pack(vocabulary: Vocabulary, lists: ReadonlyMap<string, number[]>, ownAttribute: Uint8Array) {
  const offsets = new Uint32Array(vocabulary.terms.length + 1);
  vocabulary.terms.forEach((term, id) => {
    offsets[id + 1] = uint32At(offsets, id) + (lists.get(term)?.length ?? 0) / 2;
  });
  const total = uint32At(offsets, vocabulary.terms.length);
  const records = new Uint32Array(total);
  const places = new Uint16Array(total);
  const recordCounts = new Uint32Array(vocabulary.terms.length);
  vocabulary.terms.forEach((term, id) => {
    const list = lists.get(term) ?? [];
    let at = uint32At(offsets, id);
    let counted = -1;
    for (let i = 0; i < list.length; i += 2) {
      const record = list[i] as number;
      const place = list[i + 1] as number;
      if (record !== counted && isOwn(attributeOf(place), uint8At(ownAttribute, record))) {
        recordCounts[id] = uint32At(recordCounts, id) + 1;
        counted = record;
      }
      records[at] = record;
      places[at++] = place;
    }
    // Only in the name of a section of the site.
    if (counted < 0 && list.length > 0) recordCounts[id] = 1;
  });
  return { offsets, records, recordCounts, places };
}

/** Position in a term's list where the entries of the record begin, or would begin. */
export function firstOf({ offsets, records }: Postings, term: number, record: number): number {
  let low = uint32At(offsets, term);
  let high = uint32At(offsets, term + 1);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (uint32At(records, middle) < record) low = middle + 1;
    else high = middle;
  }
  return low;
}
