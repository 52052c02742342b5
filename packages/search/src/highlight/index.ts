import { HAN, type TokenRange, UNIT } from '../engine/texts.ts';
import { uint8At, uint16At, uint32At } from '../engine/typed-arrays.ts';
import type { MatchedWords, TermMark } from '../engine/types.ts';
import { HanWords } from './han-words.ts';

export interface Tags {
  pre: string;
  post: string;
}
export type MatchLevel = 'none' | 'partial' | 'full';

export interface Highlight {
  /** HTML: the text is escaped; only the tags are markup. */
  value: string;
  matchLevel: MatchLevel;
  matchedWords: string[];
  fullyHighlighted?: boolean;
}
export interface Snippet {
  value: string;
  matchLevel: MatchLevel;
}

/** Marks the texts of the hits of one search. Results are cached, because hits share headings. */
export class Marker {
  readonly #matched: MatchedWords;
  readonly #tags: Tags;
  readonly #ellipsis: string;
  readonly #marked = new Map<string, Marked>();
  readonly #highlights = new Map<string, Highlight>();
  readonly #snippets = new Map<number, Map<string, Snippet>>();

  constructor(matched: MatchedWords, tags: Tags, ellipsis: string) {
    this.#matched = matched;
    this.#tags = tags;
    this.#ellipsis = ellipsis;
  }

  highlight(text: string): Highlight {
    return cached(this.#highlights, text, () => highlightOf(text, this.#marks(text), this.#tags));
  }

  /** Number of words of the query that the text has. */
  matchedWords(text: string): number {
    return this.#marks(text).words.length;
  }

  /** The part of the text, `words` words long, with the most matched words. The earliest one if several are equal. */
  snippet(text: string, words: number): Snippet {
    const ofLength = cached(this.#snippets, words, () => new Map<string, Snippet>());
    return cached(ofLength, text, () =>
      snippetOf(text, words, this.#marks(text), this.#tags, this.#ellipsis),
    );
  }

  #marks(text: string): Marked {
    return cached(this.#marked, text, () => findMarks(text, this.#matched));
  }
}

function cached<Key, Value>(cache: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = make();
  cache.set(key, made);
  return made;
}

function highlightOf(text: string, { marks, level, words }: Marked, tags: Tags): Highlight {
  const value = markUp(text, 0, text.length, marks, tags);
  if (level === 'none') return { value, matchLevel: level, matchedWords: words };
  return { value, matchLevel: level, matchedWords: words, fullyHighlighted: coversAllWords(text, marks) };
}

function snippetOf(
  text: string,
  words: number,
  { marks, level, units }: Marked,
  tags: Tags,
  ellipsis: string,
): Snippet {
  const all = units();
  if (all.length <= words) return { value: markUp(text, 0, text.length, marks, tags), matchLevel: level };
  const first = bestWindow(all, words, marks);
  const han = new HanWords(text);
  const from = first === 0 ? 0 : han.start(all[first]?.start ?? 0);
  const last = first + words - 1;
  const to = last >= all.length - 1 ? text.length : endOfWord(text, han.end(all[last]?.end ?? text.length));
  const value = markUp(text, from, to, marks, tags);
  return {
    value: (from > 0 ? ellipsis : '') + value + (to < text.length ? ellipsis : ''),
    matchLevel: level,
  };
}

/** A marked range and the number of the query word it is marked for. */
interface Mark {
  start: number;
  end: number;
  word: number;
}

interface Range {
  start: number;
  end: number;
}

interface FoundMarks {
  marks: Mark[];
  units: () => Range[];
  /** Words of the synonym lists that are longer than a pair of Han characters. */
  terms: readonly Range[];
}

const HAN_PAIR = 2;

interface Marked {
  marks: readonly Mark[];
  level: MatchLevel;
  words: string[];
  /** The words that a snippet counts. Computed on demand. */
  units: () => readonly Range[];
}

function findMarks(text: string, matched: MatchedWords): Marked {
  const { marks, units, terms } = indexedMarks(matched.texts.find(text) ?? NO_TOKENS, matched);
  const han = new HanWords(text, terms);
  for (const mark of marks) {
    mark.start = han.start(mark.start);
    mark.end = han.end(mark.end);
  }
  marks.sort((a, b) => a.start - b.start || b.end - a.end);
  const seen = new Set(marks.map(({ word }) => word));
  const level: MatchLevel =
    seen.size === 0 ? 'none' : seen.size === matched.words.length ? 'full' : 'partial';
  return { marks, level, words: matched.words.filter((_, i) => seen.has(i)), units };
}

/** Texts that are too long to be stored have no marks. */
const NO_TOKENS: TokenRange = { from: 0, to: 0 };

function indexedMarks({ from, to }: TokenRange, { texts, byTerm }: MatchedWords): FoundMarks {
  const { terms, starts, ends, kinds, vocabulary } = texts;
  const marks: Mark[] = [];
  const long: Range[] = [];
  for (let at = from; at < to; at++) {
    const term = uint32At(terms, at);
    const range = { start: uint16At(starts, at), end: uint16At(ends, at) };
    if (uint8At(kinds, at) & HAN && range.end - range.start > HAN_PAIR) long.push(range);
    for (const { word, length } of byTerm.get(term) ?? NOTHING) {
      const start = uint16At(starts, at);
      const end = uint16At(ends, at);
      marks.push({ start, end: markEnd(start, end, length, vocabulary.terms[term] as string), word });
    }
  }
  return {
    marks,
    terms: long,
    units: () => {
      const words: CountedWord[] = [];
      for (let at = from; at < to; at++) {
        const kind = uint8At(kinds, at);
        if (kind & UNIT)
          words.push({ start: uint16At(starts, at), end: uint16At(ends, at), han: (kind & HAN) !== 0 });
      }
      return countedUnits(words);
    },
  };
}

const NOTHING: readonly TermMark[] = [];

/** A term does not include the separators of an identifier, so a prefix cannot be measured: mark it all. */
function markEnd(start: number, end: number, length: number, term: string): number {
  return length > 0 && end - start === term.length ? start + length : end;
}

function markUp(text: string, from: number, to: number, marks: readonly Mark[], { pre, post }: Tags): string {
  let html = '';
  let at = from;
  for (let i = 0; i < marks.length; i++) {
    let { start, end } = marks[i] as Mark;
    while (i + 1 < marks.length && (marks[i + 1] as Mark).start <= end)
      end = Math.max(end, (marks[++i] as Mark).end);
    start = Math.max(start, at);
    end = Math.min(end, to);
    if (start >= end) continue;
    html += escapeHtml(text.slice(at, start)) + pre + escapeHtml(text.slice(start, end)) + post;
    at = end;
  }
  return html + escapeHtml(text.slice(at, to));
}

interface CountedWord extends Range {
  han: boolean;
}

/** One unit per word. Two Han characters count as one word. */
function countedUnits(words: readonly CountedWord[]): Range[] {
  const units: Range[] = [];
  let hanFollows = false;
  for (const { start, end, han } of words) {
    const previous = units.at(-1);
    if (previous && han && hanFollows && previous.end === start) {
      units[units.length - 1] = { start: previous.start, end };
      hanFollows = false;
    } else {
      units.push({ start, end });
      hanFollows = han;
    }
  }
  return units;
}

function bestWindow(units: readonly Range[], size: number, marks: readonly Mark[]): number {
  const wordsIn = (first: number): number => {
    const start = units[first]?.start ?? 0;
    const end = units[first + size - 1]?.end ?? 0;
    return new Set(marks.filter((mark) => mark.start >= start && mark.end <= end).map(({ word }) => word))
      .size;
  };
  let best = 0;
  if (marks.length === 0) return best;
  let most = wordsIn(0);
  // Only windows that begin just before a mark can be better than the best one so far.
  const lead = Math.floor(size / 4);
  for (const mark of marks.slice(0, MAX_MARKS_TRIED)) {
    const at = units.findIndex((unit) => unit.end > mark.start);
    const first = Math.min(Math.max(0, at - lead), units.length - size);
    const count = wordsIn(first);
    if (count > most) [best, most] = [first, count];
  }
  return best;
}

const MAX_MARKS_TRIED = 40;

/** Closing punctuation stays with its word. */
function endOfWord(text: string, end: number): number {
  return end + (/^[^\s\p{L}\p{N}([{<«“]+(?=\s|$)/u.exec(text.slice(end, end + 8))?.[0].length ?? 0);
}

function coversAllWords(text: string, marks: readonly Mark[]): boolean {
  let rest = '';
  let at = 0;
  for (const { start, end } of marks) {
    if (start > at) rest += text.slice(at, start);
    at = Math.max(at, end);
  }
  return !/[\p{L}\p{N}]/u.test(rest + text.slice(at));
}

function escapeHtml(text: string): string {
  return !/[&<>"']/.test(text)
    ? text
    : text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
