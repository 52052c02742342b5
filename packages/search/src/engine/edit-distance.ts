import { uint8At } from './typed-arrays.ts';

const ROW = 260;
let previous = new Uint8Array(ROW);
let current = new Uint8Array(ROW);
let beforePrevious = new Uint8Array(ROW);

/** Edits from `a` to `b`. A swap of neighbors counts as one. Distances above `limit` are returned as `limit + 1`. */
export function editDistance(a: string, b: string, limit: number): number {
  return distance(a, b, limit, false);
}

/** Edits from `a` to the nearest prefix of `b`. */
export function prefixEditDistance(a: string, b: string, limit: number): number {
  return distance(a, b, limit, true);
}

function distance(a: string, b: string, limit: number, prefix: boolean): number {
  const width = Math.min(b.length, prefix ? a.length + limit : b.length);
  if (width + 1 >= ROW || a.length + 1 >= ROW || Math.abs(a.length - width) > limit) return limit + 1;
  for (let j = 0; j <= width; j++) previous[j] = Math.min(j, limit + 1);
  for (let i = 1; i <= a.length; i++) {
    const from = Math.max(1, i - limit);
    const to = Math.min(width, i + limit);
    current[from - 1] = from === 1 ? Math.min(i, limit + 1) : limit + 1;
    let best = uint8At(current, from - 1);
    for (let j = from; j <= to; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let cost = uint8At(previous, j - 1) + (same ? 0 : 1);
      const deleted = (j <= i - 1 + limit ? uint8At(previous, j) : limit + 1) + 1;
      const inserted = uint8At(current, j - 1) + 1;
      if (deleted < cost) cost = deleted;
      if (inserted < cost) cost = inserted;
      const swapped =
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (swapped) cost = Math.min(cost, uint8At(beforePrevious, j - 2) + 1);
      current[j] = cost;
      if (cost < best) best = cost;
    }
    if (to < width) current[to + 1] = limit + 1;
    if (best > limit) return limit + 1;
    [beforePrevious, previous, current] = [previous, current, beforePrevious];
  }
  if (!prefix) return Math.min(uint8At(previous, width), limit + 1);
  let best = limit + 1;
  for (let j = Math.max(0, a.length - limit); j <= width; j++) best = Math.min(best, uint8At(previous, j));
  return best;
}
