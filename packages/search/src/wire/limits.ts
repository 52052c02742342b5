/** What one call may ask for. The hosted service's own figures where it states them. */
export const MAX_BODY_BYTES = 64 * 1024;
export const MAX_REQUESTS = 50;
/** The service's limit for every text parameter, the query included. */
export const MAX_TEXT_BYTES = 512;
export const MAX_HITS_PER_PAGE = 1000;
/** The service's `paginationLimitedTo`: hits beyond this one are never served. */
export const PAGINATION_LIMITED_TO = 1000;
export const DEFAULT_HITS_PER_PAGE = 20; // spec 9
export const MAX_FACET_VALUES = 1000;
export const MAX_FACET_HITS = 100;
export const MAX_FILTERS = 100;
/** Hits of all requests of a call together: bounds the work and the size of one answer. */
export const MAX_HITS_PER_CALL = 1000;
