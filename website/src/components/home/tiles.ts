/** Tiles of nine that are found, in this order; the last is the one of the logo. */
export const HITS = [1, 3, 8];
