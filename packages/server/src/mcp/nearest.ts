import { editDistance } from '@docs/search';

/** Removes what people write differently in a name: case, spaces and separators. */
export function fold(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The names that `asked` may have meant, nearest first. */
export function nearest(asked: string, names: readonly string[], most = 5): string[] {
  const wanted = fold(asked);
  return names
    .map((name) => ({ name, far: distance(wanted, fold(name)) }))
    .filter(({ far }) => far < 1)
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ name }) => name);
}

/** 0: equal. 1: nothing in common. If one contains the other, they are near. */
function distance(a: string, b: string): number {
  if (a === '' || b === '') return 1;
  const longer = Math.max(a.length, b.length);
  if (a.includes(b) || b.includes(a)) return (longer - Math.min(a.length, b.length)) / longer / 2;
  const limit = Math.floor(longer / 3);
  return editDistance(a, b, limit) > limit ? 1 : editDistance(a, b, limit) / longer;
}
