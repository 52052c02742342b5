export { HITS_PER_PAGE, MAX_SUGGESTIONS, SNIPPET_WORDS } from '@docs/site/search-limits';

export const MAX_QUERY_LENGTH = 64; // spec 5.1, 9.5
export const HITS_PER_GROUP = 5; // spec 9.3
export const NARROW_SNIPPET_WORDS = 5; // spec 9.1, at widths up to NARROW_WIDTH_PX
export const NARROW_WIDTH_PX = 768; // spec 9.1
export const MAX_RECENTS = 7; // spec 9.2
export const MAX_RECENTS_WITH_FAVORITES = 4; // spec 9.2
export const MAX_FAVORITES = 10; // spec 9.2
export const STALLED_MS = 300; // spec 4.1, 9.5
export const TIMEOUTS_MS = { connect: 1_000, read: 2_000, write: 30_000 }; // spec 9.4
export const FAILED_HOST_AVOIDED_MS = 120_000; // spec 9.4
export const OPENING_MARK = '<mark>'; // spec 7.3
export const CLOSING_MARK = '</mark>'; // spec 7.3
