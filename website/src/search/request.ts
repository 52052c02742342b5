import {
  CLOSING_MARK,
  HITS_PER_PAGE,
  MAX_QUERY_LENGTH,
  NARROW_SNIPPET_WORDS,
  NARROW_WIDTH_PX,
  OPENING_MARK,
  SNIPPET_WORDS,
} from './constants';
import { LEVELS } from './hit';

/** One search: the query and the page of hits. */
export interface SearchRequest {
  query: string;
  /** From 0. */
  page?: number;
  /** As typed: no repair of spelling or keyboard layout. */
  literal?: boolean;
}

/** The request of spec 7.3, with only parameters that the hosted service supports. */
export function protocolRequest(
  indexName: string,
  { query, page = 0, literal = false }: SearchRequest,
  narrow = isNarrow(),
) {
  const words = narrow ? NARROW_SNIPPET_WORDS : SNIPPET_WORDS;
  const levels = LEVELS.map((level) => `hierarchy.${level}`);
  return {
    indexName,
    query,
    attributesToRetrieve: [...levels, 'content', 'type', 'url'],
    attributesToSnippet: [...levels.slice(1), 'content'].map((attribute) => `${attribute}:${words}`),
    highlightPreTag: OPENING_MARK,
    highlightPostTag: CLOSING_MARK,
    hitsPerPage: HITS_PER_PAGE,
    ...(page > 0 && { page }),
    ...(literal && { typoTolerance: false }),
  };
}

/** One line, at most as long as the input allows (spec 5.1); never ends in the middle of a character. */
export function toQueryText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line
    .slice(0, MAX_QUERY_LENGTH)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
}

function isNarrow(): boolean {
  return window.matchMedia(`(max-width: ${NARROW_WIDTH_PX}px)`).matches;
}
