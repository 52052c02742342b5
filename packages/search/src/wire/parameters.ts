import { PARAMETERS_WITHOUT_EFFECT } from './accepted.ts';
import { Fault, malformed } from './fault.ts';
import { parseFilters } from './filter-expression.ts';
import { type Accept, all, facetFilters, numericFilters } from './filters.ts';
import {
  DEFAULT_HITS_PER_PAGE,
  MAX_BODY_BYTES,
  MAX_FACET_HITS,
  MAX_FACET_VALUES,
  MAX_HITS_PER_PAGE,
  PAGINATION_LIMITED_TO,
} from './limits.ts';
import { conjunction, flag, integer, names, text } from './values.ts';

/** The parameters of one search, read and checked. */
export interface Parameters {
  query: string;
  page: number;
  hitsPerPage: number;
  /** `offset` and `length`, the service's other way to page. */
  window?: { offset: number; length: number };
  accept?: Accept;
  facets: string[];
  maxValuesPerFacet: number;
  sortFacetValuesBy: 'count' | 'alpha';
  searchable?: string[];
  distinct?: boolean | number;
  literal: boolean;
  retrieve: string[];
  highlight: string[];
  snippet: string[];
  tags: { pre: string; post: string };
  ellipsis: string;
  rankingInfo: boolean;
  clickAnalytics: boolean;
  responseFields: string[];
  /** Of a search among a facet's values only. */
  facetQuery: string;
  maxFacetHits: number;
}

/** `{query: "captcha"}` or `query=captcha`: object and URL-encoded form alike. */
export function rawParameters(parameter: string, params: unknown): Map<string, unknown> {
  if (params === undefined || params === null) return new Map();
  if (typeof params === 'string') return new Map(new URLSearchParams(params));
  if (typeof params !== 'object' || Array.isArray(params)) {
    throw malformed(parameter, 'an object or a URL-encoded text');
  }
  return new Map(Object.entries(params));
}

export function readParameters(raw: ReadonlyMap<string, unknown>, ofFacet = false): Parameters {
  const filters: Accept[] = [];
  const found: Parameters = {
    query: '',
    page: 0,
    hitsPerPage: DEFAULT_HITS_PER_PAGE,
    facets: [],
    maxValuesPerFacet: 100,
    sortFacetValuesBy: 'count',
    literal: false,
    retrieve: ['*'],
    highlight: ['hierarchy', 'content'],
    snippet: ['content:10'],
    tags: { pre: '<em>', post: '</em>' },
    ellipsis: '…',
    rankingInfo: false,
    clickAnalytics: false,
    responseFields: ['*'],
    facetQuery: '',
    maxFacetHits: 10,
  };
  const readers = parameterReaders(found, filters, ofFacet);
  let offset: number | undefined;
  let length: number | undefined;
  for (const [name, value] of raw) {
    // The service takes null for "not given".
    if (value === null || value === undefined) continue;
    const read = readers.get(name);
    if (read) read(value, name);
    else if (name === 'offset') offset = integer(name, value, Number.MAX_SAFE_INTEGER);
    else if (name === 'length') length = integer(name, value, MAX_HITS_PER_PAGE);
    else if (!PARAMETERS_WITHOUT_EFFECT.has(name))
      throw new Fault(400, `Unknown parameter: ${name.slice(0, 64)}`);
  }
  if (offset !== undefined || length !== undefined) {
    found.window = { offset: offset ?? 0, length: length ?? DEFAULT_HITS_PER_PAGE };
  }
  if (filters.length > 0) found.accept = all(filters);
  return found;
}

type Reader = (value: unknown, name: string) => void;

function parameterReaders(
  into: Parameters,
  filters: Accept[],
  ofFacet: boolean,
): ReadonlyMap<string, Reader> {
  const readers: Record<string, Reader> = {
    query: (value, name) => {
      into.query = text(name, value);
    },
    page: (value, name) => {
      into.page = integer(name, value, Number.MAX_SAFE_INTEGER);
    },
    hitsPerPage: (value, name) => {
      into.hitsPerPage = integer(name, value, MAX_HITS_PER_PAGE);
    },
    filters: (value, name) => filters.push(parseFilters(name, text(name, value, MAX_BODY_BYTES))),
    facetFilters: (value, name) => filters.push(facetFilters(name, conjunction(name, value))),
    tagFilters: (value, name) => filters.push(facetFilters(name, conjunction(name, value), '_tags')),
    numericFilters: (value, name) => filters.push(numericFilters(name, conjunction(name, value))),
    facets: (value, name) => {
      into.facets = names(name, value);
    },
    maxValuesPerFacet: (value, name) => {
      into.maxValuesPerFacet = integer(name, value, MAX_FACET_VALUES);
    },
    sortFacetValuesBy: (value, name) => {
      if (value !== 'count' && value !== 'alpha') throw malformed(name, '"count" or "alpha"');
      into.sortFacetValuesBy = value;
    },
    restrictSearchableAttributes: (value, name) => {
      const searchable = names(name, value);
      if (searchable.length > 0) into.searchable = searchable;
    },
    distinct: (value, name) => {
      into.distinct = /^[2-4]$/.test(String(value)) ? Number(value) : distinct(name, value);
    },
    typoTolerance: (value, name) => {
      into.literal = value === 'min' || value === 'strict' ? false : !flag(name, value);
    },
    attributesToRetrieve: (value, name) => {
      const wanted = names(name, value);
      into.retrieve =
        wanted.every((item) => item.startsWith('-')) && wanted.length > 0 ? ['*', ...wanted] : wanted;
    },
    attributesToHighlight: (value, name) => {
      into.highlight = names(name, value);
    },
    attributesToSnippet: (value, name) => {
      into.snippet = names(name, value);
      for (const item of into.snippet) {
        if (!/^[\w.*-]+(:\d{1,4})?$/.test(item)) throw malformed(name, '"attribute" or "attribute:words"');
      }
    },
    highlightPreTag: (value, name) => {
      into.tags.pre = text(name, value);
    },
    highlightPostTag: (value, name) => {
      into.tags.post = text(name, value);
    },
    snippetEllipsisText: (value, name) => {
      into.ellipsis = text(name, value);
    },
    getRankingInfo: (value, name) => {
      into.rankingInfo = flag(name, value);
    },
    clickAnalytics: (value, name) => {
      into.clickAnalytics = flag(name, value);
    },
    responseFields: (value, name) => {
      into.responseFields = names(name, value);
    },
  };
  const facetReaders: Record<string, Reader> = {
    facetQuery: (value, name) => {
      into.facetQuery = text(name, value);
    },
    maxFacetHits: (value, name) => {
      into.maxFacetHits = integer(name, value, MAX_FACET_HITS);
    },
  };
  return new Map(Object.entries(ofFacet ? { ...readers, ...facetReaders } : readers));
}

function distinct(name: string, value: unknown): boolean {
  try {
    return flag(name, value);
  } catch {
    throw malformed(name, 'true, false or an integer between 0 and 4');
  }
}

/** The window of hits asked for, cut to what is served. */
export function hitWindow(parameters: Parameters): { from: number; length: number; beyond: boolean } {
  const { page, hitsPerPage, window } = parameters;
  const asked = window?.offset ?? page * hitsPerPage;
  const from = Math.min(asked, PAGINATION_LIMITED_TO);
  const length = Math.min(window?.length ?? hitsPerPage, PAGINATION_LIMITED_TO - from);
  return { from, length, beyond: asked >= PAGINATION_LIMITED_TO };
}

/** The echo of `params` in the answer: the URL-encoded form, whichever came. */
export function encodeParameters(raw: ReadonlyMap<string, unknown>): string {
  const encoded = new URLSearchParams();
  for (const [name, value] of raw) {
    if (value === undefined) continue;
    encoded.append(name, typeof value === 'string' ? value : stringify(name, value));
  }
  return encoded.toString();
}

function stringify(name: string, value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    throw malformed(name, 'a value that is nested less deeply');
  }
}
