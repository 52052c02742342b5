/** Shared by the pages that send a search and the engine that runs it. */
export const HITS_PER_PAGE = 20; // spec 9.1: results per page
export const SNIPPET_WORDS = 10; // spec 9.1: snippet length
export const MAX_SUGGESTIONS = 3; // spec 8.5: suggested queries if there are no results
