/** The tiles that are found, of nine, in this order. The last one is the tile of the logo. */
export const HITS = [1, 3, 8];
