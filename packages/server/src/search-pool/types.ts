import type { Call, IndexStatus, Locale } from '@docs/search';

/** One call of the search protocol, and how to encode its response. */
export interface SearchCall extends Call {
  encoding: Encoding;
}

export type Encoding = 'br' | 'gzip' | 'identity';

export interface SearchResponse {
  status: number;
  /** Encoded as `encoding` says. */
  body: Uint8Array;
  encoding: Encoding;
  /** Searches that the call counts as, by their number or by the work that they cost, whichever is more. */
  searches: number;
  /** The same call must be computed again: its response holds something unique. */
  once?: boolean;
  /** Seconds, where the client should try again. */
  retryAfter?: number;
}

/** What assistants ask. */
export interface DocsQuery {
  query: string;
  locale: Locale;
  /** The English name of a top-level section. */
  section?: string | undefined;
}

export interface DocsHit {
  title: string;
  breadcrumb: string;
  /** Site-absolute. */
  path: string;
  text: string;
}

export interface DocsResult {
  total: number;
  searchedInstead?: string;
  /** Words of the query that no page has: the hits answer the rest of it only. */
  wordsOnNoPage?: string[];
  suggestions?: string[];
  hits: DocsHit[];
}

export interface SearchStatus {
  /** By locale: how many records are searched, and what is wrong with the file, if anything. */
  indexes: Partial<Record<Locale, IndexStatus>>;
  /** Calls that wait for a worker. */
  queue: number;
  workers: number;
  /** Mean milliseconds of a call in a worker. */
  meanMs: number;
  /** Calls served from memory, computed, and turned away. */
  calls: { remembered: number; computed: number; refused: number };
}

/** The search of one build, in threads of its own. */
export interface SearchService {
  /** Responds in the protocol's form whatever was sent; rejects only for faults of our own. */
  respond(call: SearchCall): Promise<SearchResponse>;
  /** null: the locale's index could not be loaded. Rejects with `SearchOverloaded` when the queue is full. */
  searchDocs(asked: DocsQuery): Promise<DocsResult | null>;
  /** The top-level sections, in English, as assistants name them in every locale. */
  readonly sections: readonly string[];
  status(): SearchStatus;
  /** Finishes the calls under way, then ends the threads. */
  close(): Promise<void>;
}

export class SearchOverloaded extends Error {}
