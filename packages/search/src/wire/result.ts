import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { SearchIndex } from '../engine/index.ts';
import type { SearchOptions } from '../engine/types.ts';
import { searchOrList } from './empty-query.ts';
import { hitShaper } from './hit.ts';
import { PAGINATION_LIMITED_TO } from './limits.ts';
import { encodeParameters, hitWindow, type Parameters } from './parameters.ts';

/** One search, as one of the `requests` of a call. */
export interface SearchRequest {
  name: string;
  /** The parameters as received, for `params` in the response. */
  raw: ReadonlyMap<string, unknown>;
  parameters: Parameters;
}

/** One element of `results`. `counted` returns its text, or throws if the response becomes too long. */
export function resultJson(
  index: SearchIndex,
  { name, raw, parameters }: SearchRequest,
  counted: (json: string) => string,
): string {
  const started = performance.now();
  const options = engineOptions(index, parameters);
  const { from, length } = hitWindow(parameters);
  const found = searchOrList(index, parameters.query, { ...options, hitsPerPage: from + length });
  const shaped = hitShaper(parameters);
  const hits = found.hits.slice(from).map((hit) => counted(JSON.stringify(shaped(hit))));

  const { exhaustive } = found;
  const time = Math.max(1, Math.round(performance.now() - started));
  const fields = JSON.stringify({
    nbHits: found.nbHits,
    ...pages(parameters, found.nbHits),
    exhaustiveNbHits: exhaustive,
    exhaustiveTypo: true,
    exhaustive: { nbHits: exhaustive, typo: true },
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
  return `{"hits":[${hits.join()}],${counted(fields).slice(1)}`;
}

function engineOptions(index: SearchIndex, parameters: Parameters): SearchOptions {
  // Once per record, because each word of the query may ask for the same one.
  const accepted = parameters.filter && index.records().map(parameters.filter);
  return {
    literal: parameters.literal,
    explain: parameters.rankingInfo,
    ...(accepted && { accept: (_record, number) => accepted[number] === true }),
    ...(parameters.distinct !== undefined && { distinct: parameters.distinct }),
  };
}

function pages(parameters: Parameters, nbHits: number): object {
  const { hitsPerPage, page } = parameters;
  const message = `you can only fetch the ${PAGINATION_LIMITED_TO} hits for this query`;
  const nbPages = hitsPerPage === 0 ? 0 : Math.ceil(Math.min(nbHits, PAGINATION_LIMITED_TO) / hitsPerPage);
  return { page, nbPages, hitsPerPage, ...(hitWindow(parameters).beyond && { message }) };
}
