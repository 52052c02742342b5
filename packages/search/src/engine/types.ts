import type { Locale, SearchRecord } from '../record.ts';
import type { Texts } from './texts.ts';

export interface SearchOptions {
  /** 0-based. */
  page?: number;
  hitsPerPage?: number;
  /** Filters and facets: only records for which this holds are counted and returned. */
  accept?: (record: SearchRecord, number: number) => boolean;
  /** Hits of one page that are kept; without it pages are interleaved and none is dropped. */
  distinct?: boolean | number;
  /** No repair of spelling or keyboard layout. */
  literal?: boolean;
  /** false: hits without `rankingInfo`, which takes a while. */
  explain?: boolean;
}

/** What of a text is to be marked: for each word of the query, the index terms that stand for it. */
export interface MatchedWords {
  readonly locale: Locale;
  readonly words: readonly MatchedWord[];
  /** The analyzed texts of the index and, by their terms, what is marked for which word. */
  readonly indexed?: { texts: Texts; byTerm: ReadonlyMap<number, readonly TermMark[]> };
}

export interface TermMark {
  /** Number of the query's word. */
  readonly word: number;
  /** As in MatchedWord. */
  readonly length: number;
}

export interface MatchedWord {
  /** The word as the reader typed it (lower case), reported in `matchedWords`. */
  readonly word: string;
  /** Index term → how many of its leading characters are marked; 0 means the whole word. */
  readonly terms: ReadonlyMap<string, number>;
}

/** The reasons for a hit's place; see the README. */
export interface RankingInfo {
  /** The points that decide; the others are the reasons. */
  score: number;
  /** Words of the query this record matches. */
  words: number;
  /** Their share of the query's importance, 0 to 1: rare words matter more. */
  share: number;
  /** Spelling repairs over the matched words, two for each typo, one for a near synonym. */
  nbTypos: number;
  /** Mean searchable attribute of the matched words, 0 is best: an index into SEARCHABLE_ATTRIBUTES. */
  attribute: number;
  /** Mean distance between neighboring query words; 1 is closest. */
  proximityDistance: number;
  /** Words matched in the very form typed: no stem, synonym, prefix or typo. */
  nbExactWords: number;
  /** Words not asked for in the best attribute, if it holds all the words that were; else 255. */
  otherWords: number;
  /** Position of the first matched word in the best attribute. */
  firstMatchedWord: number;
  /** The page's own weight. */
  userScore: number;
}

export interface EngineHit {
  record: SearchRecord;
  matched: MatchedWords;
  rankingInfo?: RankingInfo;
}

export interface EngineResult {
  hits: EngineHit[];
  nbHits: number;
  /** The numbers of all records that match, before any is dropped for `distinct` or for the length of the list. */
  matching: readonly number[];
  /** false: a word was so common that not all its places were read, so that counts are lower bounds. */
  exhaustive: boolean;
  /** The query that was searched instead of the one typed, when it was repaired. */
  repairedQuery?: string;
  /** Words of the query that no page has, or that the best hit lacks if they are most of it: the hits answer the rest. */
  missingWords: string[];
  /** Up to three queries that do find something, when nothing was found. */
  suggestions: string[];
}

export interface SearchIndex {
  readonly locale: Locale;
  readonly size: number;
  search(query: string, options?: SearchOptions): EngineResult;
  records(): readonly SearchRecord[];
  /** What is marked in texts when nothing was asked. */
  readonly nothingMatched: MatchedWords;
}

/** Best first. A title beats a paragraph. */
export const SEARCHABLE_ATTRIBUTES = [
  'hierarchy.lvl1',
  'hierarchy.lvl2',
  'hierarchy.lvl3',
  'hierarchy.lvl0',
  'hierarchy.lvl4',
  'phrases',
  'hierarchy.lvl5',
  'hierarchy.lvl6',
  'content',
  'keywords',
  'foreign',
] as const;
export type SearchableAttribute = (typeof SEARCHABLE_ATTRIBUTES)[number];
