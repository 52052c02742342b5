import { setImmediate } from 'node:timers/promises';
import type { SearchIndex } from '../engine/index.ts';
import { searchFacet } from './facet-search.ts';
import { Fault } from './fault.ts';
import { MAX_HITS_PER_CALL, MAX_REQUESTS } from './limits.ts';
import { hitWindow, rawParameters, readParameters } from './parameters.ts';
import { type Search, search } from './search.ts';
import { text } from './values.ts';

/** Gives the index of that name, or throws a Fault: 404 unknown, 503 known but not loaded. */
export type FindIndex = (name: string) => SearchIndex;

// `POST /1/indexes/*/queries`: the body's requests, answered in their order.
export async function answerQueries(body: string, findIndex: FindIndex): Promise<{ results: object[] }> {
  const { requests, strategy } = jsonObject(body);
  if (!Array.isArray(requests)) throw new Fault(400, 'The body must hold "requests", a list of searches.');
  if (requests.length > MAX_REQUESTS) {
    throw new Fault(
      400,
      `The body holds ${requests.length} "requests", more than the ${MAX_REQUESTS} of one call.`,
    );
  }
  if (strategy !== undefined && strategy !== null && strategy !== 'none') {
    throw new Fault(400, 'Invalid value for "strategy": the embedded search knows "none" only.');
  }
  const searches = requests.map(readRequest);
  const hits = searches.reduce((sum, { parameters }) => sum + hitWindow(parameters).length, 0);
  if (hits > MAX_HITS_PER_CALL) {
    throw new Fault(
      400,
      `The "requests" ask for ${hits} hits, more than the ${MAX_HITS_PER_CALL} of one call: lower "hitsPerPage".`,
    );
  }
  const results: object[] = [];
  for (const asked of searches) {
    const index = findIndex(asked.name);
    results.push(
      asked.facet === null ? search(index, asked) : searchFacet(index, asked.facet, asked.parameters),
    );
    // A call of many searches lets the others in between.
    if (searches.length > 1) await setImmediate();
  }
  return { results };
}

/** `POST /1/indexes/<name>/query`: the body is the parameters, or `{"params": "…"}`. */
export function answerQuery(name: string, body: string, findIndex: FindIndex): object {
  const { params, ...flat } = body.trim() === '' ? {} : jsonObject(body);
  return search(findIndex(name), read(name, merged(params, flat)));
}

/** `GET /1/indexes/<name>?query=…`: the parameters stand in the address, beside the credentials. */
export function answerAddress(name: string, query: Record<string, unknown>, findIndex: FindIndex): object {
  const own = Object.entries(query).filter(([parameter]) => !/^x-algolia-/i.test(parameter));
  return search(findIndex(name), read(name, new Map(own)));
}

/** `POST /1/indexes/<name>/facets/<facet>/query`. */
export function answerFacetQuery(name: string, facet: string, body: string, findIndex: FindIndex): object {
  const { params, ...flat } = body.trim() === '' ? {} : jsonObject(body);
  return searchFacet(findIndex(name), facet, readParameters(merged(params, flat), true));
}

function read(name: string, raw: Map<string, unknown>): Search {
  return { name, raw, parameters: readParameters(raw) };
}

function readRequest(request: unknown): Search & { facet: string | null } {
  if (typeof request !== 'object' || request === null || Array.isArray(request)) {
    throw new Fault(400, 'Each of the "requests" must be an object.');
  }
  const { indexName, type, facet, params, ...flat } = request as Record<string, unknown>;
  if (typeof indexName !== 'string' || indexName === '') {
    throw new Fault(400, 'Each of the "requests" must name its index in "indexName".');
  }
  if (type !== undefined && type !== 'default' && type !== 'facet') {
    throw new Fault(400, 'Invalid value for "type": expected "default" or "facet".');
  }
  const raw = merged(params, flat);
  if (type !== 'facet') return { ...read(indexName, raw), facet: null };
  return { name: indexName, raw, parameters: readParameters(raw, true), facet: text('facet', facet) };
}

function merged(params: unknown, flat: Record<string, unknown>): Map<string, unknown> {
  return new Map([...rawParameters('params', params), ...Object.entries(flat)]);
}

function jsonObject(body: string): Record<string, unknown> {
  if (body.trim() === '') throw new Fault(400, 'The body is empty, but it must be a JSON object.');
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch (error) {
    throw new Fault(400, `The body is not JSON: ${(error as Error).message}`);
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new Fault(400, 'The body must be a JSON object.');
  }
  return parsed as Record<string, unknown>;
}
