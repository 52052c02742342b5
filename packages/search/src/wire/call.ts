import type { SearchIndex } from '../engine/index.ts';
import { checkCost, costOf, searchesCounted } from './cost.ts';
import { HttpError } from './http-error.ts';
import { jsonSizeError } from './json-size.ts';
import { MAX_HITS_PER_CALL, MAX_JSON_VALUES, MAX_REQUESTS, MAX_RESPONSE_BYTES } from './limits.ts';
import { hitWindow, rawParameters, readParameters } from './parameters.ts';
import { resultJson, type SearchRequest } from './result.ts';

/** Returns the index with that name, or throws an HttpError: 404 if it is unknown, 503 if it is known but not loaded. */
export type FindIndex = (name: string) => SearchIndex;

/** A call that has been parsed and is within the cost limit, but has not run. */
export interface Planned {
  /** Number of searches that the call counts as: their number or their cost, whichever is more. */
  searches: number;
  /** Estimated processor time, in milliseconds. */
  costMs: number;
  /** False if the response contains a unique value. */
  cacheable: boolean;
  /** Runs the call and returns the response body. */
  run(findIndex: FindIndex): string;
}

/** Reads the body of a call. Throws an HttpError if the call is malformed or costs too much. */
export function planCall(body: string): Planned {
  const requests = readRequests(body);
  const parameters = requests.map((one) => one.parameters);
  const hits = parameters.reduce((sum, one) => sum + hitWindow(one).length, 0);
  if (hits > MAX_HITS_PER_CALL) {
    throw new HttpError(
      400,
      `The "requests" ask for ${hits} hits, more than the ${MAX_HITS_PER_CALL} of one call: lower "hitsPerPage".`,
    );
  }
  const cost = costOf(parameters);
  checkCost(cost);
  return {
    searches: searchesCounted(cost, requests.length),
    costMs: cost.total / 1000,
    cacheable: !parameters.some(({ clickAnalytics }) => clickAnalytics),
    run: (findIndex) => write(requests, findIndex),
  };
}

/** At most: the brackets and commas around each part of a response. */
const AROUND_BYTES = 16;

function write(requests: readonly SearchRequest[], findIndex: FindIndex): string {
  let bytes = 0;
  /** Counts while the response is written, so that an oversized one is never held in memory in full. */
  const counted = (json: string): string => {
    bytes += Buffer.byteLength(json) + AROUND_BYTES;
    if (bytes > MAX_RESPONSE_BYTES)
      throw new HttpError(
        400,
        `The response would be larger than ${MAX_RESPONSE_BYTES} bytes: lower "hitsPerPage" or ask for fewer attributes`,
      );
    return json;
  };
  const results = requests.map((one) => resultJson(findIndex(one.name), one, counted));
  return `{"results":[${results.join()}]}`;
}

function readRequests(body: string): SearchRequest[] {
  const { requests, strategy } = jsonObject(body);
  if (!Array.isArray(requests))
    throw new HttpError(400, 'The body must hold "requests", a list of searches.');
  if (requests.length > MAX_REQUESTS) {
    throw new HttpError(
      400,
      `The body holds ${requests.length} "requests", more than the ${MAX_REQUESTS} of one call.`,
    );
  }
  if (strategy !== undefined && strategy !== null && strategy !== 'none') {
    throw new HttpError(400, 'Invalid value for "strategy": the embedded search knows "none" only.');
  }
  return requests.map(readRequest);
}

function readRequest(request: unknown): SearchRequest {
  if (typeof request !== 'object' || request === null || Array.isArray(request)) {
    throw new HttpError(400, 'Each of the "requests" must be an object.');
  }
  const { indexName, type, params, ...flat } = request as Record<string, unknown>;
  if (typeof indexName !== 'string' || indexName === '') {
    throw new HttpError(400, 'Each of the "requests" must name its index in "indexName".');
  }
  if (type !== undefined && type !== 'default') {
    throw new HttpError(400, 'Invalid value for "type": the embedded search supports "default" only.');
  }
  const raw = new Map([...rawParameters('params', params), ...Object.entries(flat)]);
  return { name: indexName, raw, parameters: readParameters(raw) };
}

function jsonObject(body: string): Record<string, unknown> {
  if (body.trim() === '') throw new HttpError(400, 'The body is empty, but it must be a JSON object.');
  const error = jsonSizeError(body, MAX_JSON_VALUES);
  if (error) throw error;
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch (error) {
    throw new HttpError(400, `The body is not JSON: ${(error as Error).message}`);
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new HttpError(400, 'The body must be a JSON object.');
  }
  return parsed as Record<string, unknown>;
}
