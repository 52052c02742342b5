import type { IndexStatus, Locale } from '@docs/search';
import type { Encoding } from '../encodings.ts';
import type { Caller } from '../fair-queue.ts';

/** One call of the search protocol, and how to encode its response. */
export interface SearchCall {
  /** JSON, as received. */
  body: string;
  encoding: Encoding;
}

export interface SearchResponse {
  status: number;
  /** Encoded with `encoding`. */
  body: Uint8Array;
  encoding: Encoding;
  /** Number of searches that the call counts as: their number or their cost, whichever is more. */
  searches: number;
  /** False if the response contains a unique value. */
  cacheable?: boolean;
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

/** The search of one build, in its own threads. All calls reject with 503 if they would wait or run too long. */
export interface SearchService {
  /** Responds in the protocol's format, whatever was sent. */
  respond(call: SearchCall, caller: Caller): Promise<SearchResponse>;
  /** null: the locale has no index. */
  searchDocs(asked: DocsQuery, caller: Caller): Promise<DocsResult | null>;
  /** The English names of the top-level sections, which assistants use in every locale. */
  readonly sections: readonly string[];
  /** By locale: the number of records, and what is wrong with the file, if anything. */
  readonly indexes: Partial<Record<Locale, IndexStatus>>;
  /** Finishes the calls that wait or run, then ends the threads. */
  close(): Promise<void>;
}

/** The number of records by locale; null for one that cannot be searched. */
export function recordsOf({ indexes }: SearchService): Record<string, number | null> {
  return Object.fromEntries(Object.entries(indexes).map(([locale, { records }]) => [locale, records]));
}
