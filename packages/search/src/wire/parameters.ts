import { PARAMETERS_WITHOUT_EFFECT } from './accepted.ts';
import { FACETS, type Facet } from './columns.ts';
import { Fault, malformed } from './fault.ts';
import { parseFilters } from './filter-expression.ts';
import { all, Conditions, type Filter } from './filters.ts';
import {
  DEFAULT_HITS_PER_PAGE,
  MAX_FACET_HITS,
  MAX_FACET_VALUES,
  MAX_FILTER_BYTES,
  MAX_HITS_PER_PAGE,
  PAGINATION_LIMITED_TO,
} from './limits.ts';
import { conjunction, flag, integer, names, tag, text } from './values.ts';

/** The parameters of one search, parsed and checked. */
export interface Parameters {
  query: string;
  page: number;
  hitsPerPage: number;
  filter?: Filter;
  /** Number of different conditions. */
  conditions: number;
  facets: Facet[];
  maxValuesPerFacet: number;
  distinct?: boolean | number;
  literal: boolean;
  retrieve: string[];
  highlight: string[];
  snippet: string[];
  tags: { pre: string; post: string };
  ellipsis: string;
  rankingInfo: boolean;
  clickAnalytics: boolean;
  /** Only for a search for facet values. */
  facetQuery: string;
  maxFacetHits: number;
}

/** Accepts an object, `{query: "captcha"}`, or the URL-encoded form, `query=captcha`. */
export function rawParameters(parameter: string, params: unknown): Map<string, unknown> {
  if (params === undefined || params === null) return new Map();
  if (typeof params === 'string') return new Map(new URLSearchParams(params));
  if (typeof params !== 'object' || Array.isArray(params)) {
    throw malformed(parameter, 'an object or a URL-encoded text');
  }
  return new Map(Object.entries(params));
}

export function readParameters(raw: ReadonlyMap<string, unknown>, ofFacet = false): Parameters {
  const filters: Filter[] = [];
  const found: Parameters = {
    query: '',
    page: 0,
    hitsPerPage: DEFAULT_HITS_PER_PAGE,
    conditions: 0,
    facets: [],
    maxValuesPerFacet: 100,
    literal: false,
    retrieve: ['*'],
    highlight: ['hierarchy', 'content'],
    snippet: ['content:10'],
    tags: { pre: '<em>', post: '</em>' },
    ellipsis: '…',
    rankingInfo: false,
    clickAnalytics: false,
    facetQuery: '',
    maxFacetHits: 10,
  };
  const readers = parameterReaders(found, filters, ofFacet);
  for (const [name, value] of raw) {
    // The service treats null as not set.
    if (value === null || value === undefined) continue;
    const read = readers.get(name);
    if (read) read(value, name);
    else if (!PARAMETERS_WITHOUT_EFFECT.has(name))
      throw new Fault(400, `The parameter "${name.slice(0, 64)}" is not supported by the embedded search`);
  }
  if (filters.length > 0) found.filter = all(filters);
  return found;
}

type Reader = (value: unknown, name: string) => void;

function parameterReaders(
  into: Parameters,
  filters: Filter[],
  ofFacet: boolean,
): ReadonlyMap<string, Reader> {
  const add = (filter: Filter, conditions: Conditions): void => {
    filters.push(filter);
    into.conditions += conditions.size;
  };
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
    filters: (value, name) => {
      const conditions = new Conditions(name);
      const filter = parseFilters(name, text(name, value, MAX_FILTER_BYTES), conditions);
      if (filter) add(filter, conditions);
    },
    facetFilters: (value, name) => {
      const conditions = new Conditions(name);
      const groups = conjunction(name, value);
      if (groups.length > 0)
        add(
          conditions.groups(groups, (item) => conditions.facet(item)),
          conditions,
        );
    },
    numericFilters: (value, name) => {
      const conditions = new Conditions(name);
      const groups = conjunction(name, value);
      if (groups.length > 0)
        add(
          conditions.groups(groups, (item) => conditions.number(item)),
          conditions,
        );
    },
    // Older versions of the official helper send it empty.
    tagFilters: (value, name) => {
      if (conjunction(name, value).length > 0) throw malformed(name, 'nothing: the records have no tags');
    },
    facets: (value, name) => {
      const asked = names(name, value);
      into.facets = FACETS.filter((facet) => asked.includes(facet) || asked.includes('*'));
    },
    maxValuesPerFacet: (value, name) => {
      into.maxValuesPerFacet = integer(name, value, MAX_FACET_VALUES);
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
      into.tags.pre = tag(name, value);
    },
    highlightPostTag: (value, name) => {
      into.tags.post = tag(name, value);
    },
    snippetEllipsisText: (value, name) => {
      into.ellipsis = tag(name, value);
    },
    getRankingInfo: (value, name) => {
      into.rankingInfo = flag(name, value);
    },
    clickAnalytics: (value, name) => {
      into.clickAnalytics = flag(name, value);
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

/** The requested window of hits, limited to the maximum that is served. */
export function hitWindow({ page, hitsPerPage }: Parameters): {
  from: number;
  length: number;
  beyond: boolean;
} {
  const from = Math.min(page * hitsPerPage, PAGINATION_LIMITED_TO);
  const length = Math.min(hitsPerPage, PAGINATION_LIMITED_TO - from);
  return { from, length, beyond: page * hitsPerPage >= PAGINATION_LIMITED_TO };
}

/** The `params` that the response repeats: URL-encoded, whatever form the request used. */
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
