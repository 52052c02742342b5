/**
 * The logo, the favicon, the icons, the preview pictures and the 404 page: three tiles and the one that is recognized.
 * The colors are the tokens --tile, --accent and --on-accent of css/tokens.css. On a square of 24 units.
 */
export const MARK_SIZE = 24;
export const TILE = { side: 11, radius: 3 };
export const TILES = [
  { x: 0, y: 0 },
  { x: 13, y: 0 },
  { x: 0, y: 13 },
];
export const HIT = { x: 13, y: 13 };
export const CHECK = { d: 'm15.8 18.6 2 2 3.5-3.9', width: 1.8 };
