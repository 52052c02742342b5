import type { Call, IndexStatus, Locale } from '@docs/search';

/** One call of the search protocol, and how to encode its response. */
export interface SearchCall extends Call {
  encoding: Encoding;
}

export type Encoding = 'br' | 'gzip' | 'identity';

export interface SearchResponse {
  status: number;
  /** Encoded with `encoding`. */
  body: Uint8Array;
  encoding: Encoding;
  /** Number of searches that the call counts as: their number or their cost, whichever is more. */
  searches: number;
  /** False if the response contains a unique value. */
  cacheable?: boolean;
  /** Seconds, if the client should retry. */
  retryAfter?: number;
}

/** A query from an assistant. */
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
  /** Words of the query that no page has. The hits answer only the rest of the query. */
  wordsOnNoPage?: string[];
  suggestions?: string[];
  hits: DocsHit[];
}

export interface SearchStatus {
  /** By locale: the number of records, and what is wrong with the file, if anything. */
  indexes: Partial<Record<Locale, IndexStatus>>;
  /** Calls that are waiting for a worker or running. */
  queue: number;
  workers: number;
  /** Mean time of a call in a worker, in milliseconds. */
  meanMs: number;
  /** Calls served from memory, computed, and rejected. */
  calls: { remembered: number; computed: number; refused: number };
}

/** The search of one build, in its own threads. */
export interface SearchService {
  /** Always responds in the protocol's format, whatever was sent. Rejects only for internal errors. */
  respond(call: SearchCall): Promise<SearchResponse>;
  /** null: the locale's index could not be loaded. Rejects with `SearchOverloaded` if the queue is full. */
  searchDocs(asked: DocsQuery): Promise<DocsResult | null>;
  /** The English names of the top-level sections, which assistants use in every locale. */
  readonly sections: readonly string[];
  status(): SearchStatus;
  /** Finishes the calls in progress, then ends the threads. */
  close(): Promise<void>;
}

export class SearchOverloaded extends Error {}
