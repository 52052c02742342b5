import { HITS_PER_PAGE, SNIPPET_WORDS } from '@docs/site/search-limits';
import { EMPTY_PARAMETERS, PARAMETERS_WITHOUT_EFFECT } from './accepted.ts';
import { type Filter, facetFilter } from './filters.ts';
import { HttpError, malformed } from './http-error.ts';
import { MAX_HITS_PER_PAGE, PAGINATION_LIMITED_TO } from './limits.ts';
import { conjunction, flag, integer, names, tag, text } from './values.ts';

/** The parameters of one search, parsed and checked. */
export interface Parameters {
  query: string;
  page: number;
  hitsPerPage: number;
  filter?: Filter;
  /** Number of conditions of the filter. */
  conditions: number;
  distinct?: boolean | number;
  literal: boolean;
  retrieve: string[];
  highlight: string[];
  snippet: string[];
  tags: { pre: string; post: string };
  ellipsis: string;
  rankingInfo: boolean;
  clickAnalytics: boolean;
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

export function readParameters(raw: ReadonlyMap<string, unknown>): Parameters {
  const found: Parameters = {
    query: '',
    page: 0,
    hitsPerPage: HITS_PER_PAGE,
    conditions: 0,
    literal: false,
    retrieve: ['*'],
    highlight: ['hierarchy', 'content'],
    snippet: [`content:${SNIPPET_WORDS}`],
    tags: { pre: '<em>', post: '</em>' },
    ellipsis: '…',
    rankingInfo: false,
    clickAnalytics: false,
  };
  const readers = parameterReaders(found);
  for (const [name, value] of raw) {
    // The service treats null as not set.
    if (value === null || value === undefined) continue;
    const read = readers.get(name);
    if (read) read(value, name);
    else if (!PARAMETERS_WITHOUT_EFFECT.has(name) && !(EMPTY_PARAMETERS.has(name) && isEmpty(value)))
      throw new HttpError(
        400,
        `The parameter "${name.slice(0, 64)}" is not supported by the embedded search`,
      );
  }
  return found;
}

function isEmpty(value: unknown): boolean {
  return value === '' || value === '[]' || (Array.isArray(value) && value.length === 0);
}

type Reader = (value: unknown, name: string) => void;

function parameterReaders(into: Parameters): ReadonlyMap<string, Reader> {
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
    facetFilters: (value, name) => {
      const groups = conjunction(name, value);
      into.conditions = groups.flat().length;
      if (groups.length > 0) into.filter = facetFilter(name, groups);
    },
    distinct: (value, name) => {
      into.distinct = [2, 3, 4, '2', '3', '4'].includes(value as number)
        ? Number(value)
        : distinct(name, value);
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
  return new Map(Object.entries(readers));
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
