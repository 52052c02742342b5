import type { SearchRecord } from '../record.ts';
import type { Texts } from './texts.ts';

export interface SearchOptions {
  hitsPerPage?: number;
  /** For filters: only records for which this returns true are counted and returned. */
  accept?: (record: SearchRecord, number: number) => boolean;
  /** Maximum hits per page (true: 1). If not set, pages are interleaved and no hit is dropped. */
  distinct?: boolean | number;
  /** No repair of spelling or keyboard layout. */
  literal?: boolean;
  /** false: leaves out `rankingInfo`, which is slow to compute. */
  explain?: boolean;
}

/** What to highlight in the texts of an index. */
export interface MatchedWords {
  /** The words as the reader typed them (lower case). */
  readonly words: readonly string[];
  readonly texts: Texts;
  /** By index term, the words of the query that it matches. */
  readonly byTerm: ReadonlyMap<number, readonly TermMark[]>;
}

export interface TermMark {
  /** Index of the word in the query. */
  readonly word: number;
  /** Number of leading characters to mark; 0 means the whole word. */
  readonly length: number;
}

/** The reasons for a hit's rank; see the README. */
export interface RankingInfo {
  /** The total points, which decide the rank. The other fields are the reasons. */
  score: number;
  /** Number of query words that this record matches. */
  words: number;
  /** Their share of the query's importance, 0 to 1: rare words matter more. */
  share: number;
  /** Sum of the spelling repairs of the matched words: two for each typo, one for a near synonym. */
  nbTypos: number;
  /** Mean searchable attribute of the matched words, 0 is best: an index into SEARCHABLE_ATTRIBUTES. */
  attribute: number;
  /** Mean distance between neighboring query words; 1 is closest. */
  proximityDistance: number;
  /** Number of words matched exactly as typed: no stem, synonym, prefix or typo. */
  nbExactWords: number;
  /** Number of other words in the best attribute if it contains all words of the query; otherwise 255. */
  otherWords: number;
  /** Position of the first matched word in the best attribute. */
  firstMatchedWord: number;
  /** The page's weight. */
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
  /** false: a word was too common to read all its occurrences, so the counts are lower bounds. */
  exhaustive: boolean;
  /** The query that was searched instead, if the typed one was repaired. */
  repairedQuery?: string;
  /** Words that no page has, or that the best hit lacks if they are most of the query. The hits answer the rest. */
  missingWords: string[];
  /** If nothing was found: up to three queries that do find something. */
  suggestions: string[];
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
  'linkTexts',
  'foreign',
] as const;
