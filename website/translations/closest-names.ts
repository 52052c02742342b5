/** The names most similar to the given one, by shared letter pairs, best first. */
export function closestNames(name: string, names: readonly string[], count = 3): string[] {
  return names
    .map((known) => ({ known, likeness: likeness(name.toLowerCase(), known.toLowerCase()) }))
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({ known }) => known);
}

function likeness(a: string, b: string): number {
  const [first, second] = [pairs(a), pairs(b)];
  const shared = [...first].filter((pair) => second.has(pair)).length;
  return (2 * shared) / (first.size + second.size || 1);
}

function pairs(text: string): Set<string> {
  return new Set(Array.from({ length: Math.max(text.length - 1, 0) }, (_, at) => text.slice(at, at + 2)));
}
