import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { EngineResult, SearchIndex, SearchOptions } from '../engine/index.ts';
import { countFacets, type FacetCounts } from './facets.ts';
import { type Hit, shapeHit } from './hit.ts';
import { PAGINATION_LIMITED_TO } from './limits.ts';
import { encodeParameters, hitWindow, type Parameters } from './parameters.ts';

/** One element of `results`. */
export interface SearchAnswer {
  hits: Hit[];
  nbHits: number;
  page?: number;
  nbPages?: number;
  hitsPerPage?: number;
  offset?: number;
  length?: number;
  facets?: FacetCounts;
  exhaustiveFacetsCount?: boolean;
  exhaustiveNbHits: boolean;
  exhaustiveTypo: boolean;
  exhaustive: { nbHits: boolean; typo: boolean; facetsCount?: boolean };
  query: string;
  params: string;
  index: string;
  queryID?: string;
  message?: string;
  renderingContent: object;
  processingTimeMS: number;
  processingTimingsMS: { total: number };
  serverTimeMS: number;
  /** Extensions of the embedded search, absent from the hosted one; the site's own client reads them. */
  _repairedQuery?: string;
  _suggestions?: string[];
}

export interface Search {
  name: string;
  /** As they came, for the echo. */
  raw: ReadonlyMap<string, unknown>;
  parameters: Parameters;
}

export function search(index: SearchIndex, { name, raw, parameters }: Search): Partial<SearchAnswer> {
  const started = performance.now();
  const { found, facets } = find(index, parameters);
  const time = Math.max(1, Math.round(performance.now() - started));
  const counted = parameters.facets.length > 0;

  const answer: SearchAnswer = {
    hits: found.hits.map((hit) => shapeHit(hit, parameters)),
    nbHits: found.nbHits,
    ...pages(parameters, found.nbHits),
    ...(counted && { facets, exhaustiveFacetsCount: true }),
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { nbHits: true, typo: true, ...(counted && { facetsCount: true }) },
    query: parameters.query,
    params: encodeParameters(raw),
    index: name,
    ...(parameters.clickAnalytics && { queryID: randomBytes(16).toString('hex') }),
    renderingContent: {},
    processingTimeMS: time,
    processingTimingsMS: { total: time },
    serverTimeMS: time,
    ...(found.repairedQuery !== undefined && { _repairedQuery: found.repairedQuery }),
    ...(found.suggestions.length > 0 && { _suggestions: found.suggestions }),
  };
  return onlyFields(answer, parameters.responseFields);
}

export function engineOptions(parameters: Parameters): SearchOptions {
  return {
    literal: parameters.literal,
    ...(parameters.accept && { accept: parameters.accept }),
    ...(parameters.searchable && { attributes: parameters.searchable }),
    ...(parameters.distinct !== undefined && { distinct: parameters.distinct }),
  };
}

function find(index: SearchIndex, parameters: Parameters): { found: EngineResult; facets: FacetCounts } {
  const { query } = parameters;
  const options = engineOptions(parameters);
  const { from, length, beyond } = hitWindow(parameters);
  // The engine pages from the start; a window that does not begin on a page boundary is cut out of one long page.
  const aligned = length > 0 && length === parameters.hitsPerPage && !parameters.window;
  const found = aligned
    ? index.search(query, { ...options, page: parameters.page, hitsPerPage: length })
    : index.search(query, { ...options, page: 0, hitsPerPage: Math.max(1, beyond ? 0 : from + length) });
  if (!aligned) found.hits = beyond ? [] : found.hits.slice(from, from + length);
  if (parameters.facets.length === 0) return { found, facets: {} };

  // Facets are counted over all that matches, before distinct takes hits of the same page away.
  const { distinct: _, ...undistinct } = options;
  const everything = index.search(query, { ...undistinct, page: 0, hitsPerPage: Math.max(1, index.size) });
  return {
    found,
    facets: countFacets(
      everything.hits.map((hit) => hit.record),
      parameters,
    ),
  };
}

function pages(parameters: Parameters, nbHits: number): Partial<SearchAnswer> {
  const { hitsPerPage, page, window } = parameters;
  const message = `you can only fetch the ${PAGINATION_LIMITED_TO} hits for this query`;
  const limited = hitWindow(parameters).beyond && { message };
  if (window) return { ...window, ...limited };
  const nbPages = hitsPerPage === 0 ? 0 : Math.ceil(Math.min(nbHits, PAGINATION_LIMITED_TO) / hitsPerPage);
  return { page, nbPages, hitsPerPage, ...limited };
}

function onlyFields(answer: SearchAnswer, fields: readonly string[]): Partial<SearchAnswer> {
  if (fields.includes('*')) return answer;
  const kept = new Set([...fields, 'message', '_repairedQuery', '_suggestions']);
  return Object.fromEntries(Object.entries(answer).filter(([name]) => kept.has(name)));
}
