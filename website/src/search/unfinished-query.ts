/**
 * The query at the time when the modal was closed without a choice. Escape closes the modal and keeps the query; Escape
 * again, when the modal is closed, clears it (spec 4.2).
 */
export const unfinishedQuery = { text: '' };
