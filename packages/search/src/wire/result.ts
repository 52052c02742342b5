import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { SearchIndex, SearchOptions } from '../engine/index.ts';
import { columnsOf } from './columns.ts';
import { searchOrList } from './empty-query.ts';
import { countFacets } from './facets.ts';
import { hitShaper } from './hit.ts';
import type { JsonWriter } from './json-writer.ts';
import { PAGINATION_LIMITED_TO } from './limits.ts';
import { encodeParameters, hitWindow, type Parameters } from './parameters.ts';

/** One search, as one of the `requests` of a call. */
export interface SearchRequest {
  name: string;
  /** The parameters as received, for `params` in the response. */
  raw: ReadonlyMap<string, unknown>;
  parameters: Parameters;
}

/** Writes one element of `results`. */
export function writeResult(
  index: SearchIndex,
  { name, raw, parameters }: SearchRequest,
  json: JsonWriter,
): void {
  const started = performance.now();
  const options = engineOptions(index, parameters);
  const { from, length } = hitWindow(parameters);
  const found = searchOrList(index, parameters.query, { ...options, hitsPerPage: from + length });
  json.list('hits', found.hits.slice(from), hitShaper(parameters));

  // Facets are counted over all matches, before `distinct` removes hits of the same page.
  const facets =
    parameters.facets.length > 0 ? countFacets(found.matching, columnsOf(index), parameters) : null;
  const { exhaustive } = found;
  const time = Math.max(1, Math.round(performance.now() - started));
  json.fields({
    nbHits: found.nbHits,
    ...pages(parameters, found.nbHits),
    ...(facets && { facets, exhaustiveFacetsCount: exhaustive }),
    exhaustiveNbHits: exhaustive,
    exhaustiveTypo: true,
    exhaustive: { nbHits: exhaustive, typo: true, ...(facets && { facetsCount: exhaustive }) },
    query: parameters.query,
    params: encodeParameters(raw),
    index: name,
    ...(parameters.clickAnalytics && { queryID: randomBytes(16).toString('hex') }),
    renderingContent: {},
    processingTimeMS: time,
    processingTimingsMS: { total: time },
    serverTimeMS: time,
    // Extensions of the embedded search for the site's own client. The hosted service does not have them.
    ...(found.repairedQuery !== undefined && { _repairedQuery: found.repairedQuery }),
    ...(found.missingWords.length > 0 && { _missingWords: found.missingWords }),
    ...(found.suggestions.length > 0 && { _suggestions: found.suggestions }),
  });
}

export function engineOptions(index: SearchIndex, parameters: Parameters): SearchOptions {
  const accept = parameters.filter?.(columnsOf(index));
  return {
    literal: parameters.literal,
    explain: parameters.rankingInfo,
    ...(accept && { accept: (_record, number) => accept(number) }),
    ...(parameters.distinct !== undefined && { distinct: parameters.distinct }),
  };
}

function pages(parameters: Parameters, nbHits: number): object {
  const { hitsPerPage, page } = parameters;
  const message = `you can only fetch the ${PAGINATION_LIMITED_TO} hits for this query`;
  const nbPages = hitsPerPage === 0 ? 0 : Math.ceil(Math.min(nbHits, PAGINATION_LIMITED_TO) / hitsPerPage);
  return { page, nbPages, hitsPerPage, ...(hitWindow(parameters).beyond && { message }) };
}
