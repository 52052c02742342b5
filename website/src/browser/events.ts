/** Asks the inline script to load React, as the reader's first input does. */
export const LOAD_REACT = 'docs:load-react';
/** React has taken over the page. */
export const HYDRATED = 'docs:hydrated';
/** The page's code could not be fetched. */
export const CODE_FAILED = 'docs:code-failed';
