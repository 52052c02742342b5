import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { EngineResult, SearchIndex, SearchOptions } from '../engine/index.ts';
import { searchOrList } from './everything.ts';
import { countFacets, type FacetCounts } from './facets.ts';
import { type Hit, hitShaper } from './hit.ts';
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
  const hits = found.hits.map(hitShaper(parameters));
  const time = Math.max(1, Math.round(performance.now() - started));

  const answer: SearchAnswer = {
    hits,
    nbHits: found.nbHits,
    ...pages(parameters, found.nbHits),
    ...(facets && { facets, exhaustiveFacetsCount: true }),
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { nbHits: true, typo: true, ...(facets && { facetsCount: true }) },
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

function find(index: SearchIndex, parameters: Parameters): { found: EngineResult; facets?: FacetCounts } {
  const options = engineOptions(parameters);
  const { from, length } = hitWindow(parameters);
  const found = searchOrList(index, parameters.query, { ...options, hitsPerPage: from + length });
  found.hits = found.hits.slice(from);
  if (parameters.facets.length === 0) return { found };

  // Facets are counted over all that matches, before distinct takes hits of the same page away.
  const { distinct: _, ...undistinct } = options;
  const { hits } = searchOrList(index, parameters.query, { ...undistinct, hitsPerPage: index.size });
  const records = hits.map((hit) => hit.record);
  return { found, facets: countFacets(records, parameters) };
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
