/** Limits for one call. If the hosted service documents a limit, it is the same here. */
export const MAX_RESPONSE_BYTES = 1024 * 1024;
export const MAX_REQUESTS = 50;
/** The service's limit for a text, including the query. */
export const MAX_TEXT_BYTES = 512;
/** For a highlight tag or an ellipsis, which may be repeated at every word of a response. */
export const MAX_TAG_BYTES = 64;
export const MAX_HITS_PER_PAGE = 1000;
/** The service's `paginationLimitedTo`: hits beyond this one are never served. */
export const PAGINATION_LIMITED_TO = 1000;
/** Conditions of `facetFilters`. */
export const MAX_FILTERS = 100;
/** Names in one list, not counting repeats. */
export const MAX_NAMES = 50;
/** Total hits of all requests in a call. */
export const MAX_HITS_PER_CALL = 1000;
/** In the JSON of a call. A value that is nested 8000 times takes 20 ms whenever it is turned into text. */
export const MAX_JSON_VALUES = 2000;
/** About 100 ms of processor time on a server, see cost.ts. */
export const MAX_COST = 100_000;
