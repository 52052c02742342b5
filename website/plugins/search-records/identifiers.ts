/** More than this in one section is a listing, not a vocabulary. */
const MAX_IDENTIFIERS = 120;

/**
 * The names in a code sample that a reader may look for: JSON keys, and words that are plainly identifiers
 * because of an inner capital, an underscore or a digit. Ordinary words and keywords are left out.
 */
export function codeIdentifiers(samples: readonly string[]): string[] {
  const found = new Set<string>();
  for (const sample of samples) {
    const code = sample.replace(/^\s*(?:\/\/|#(?!include)|--|\*).*$/gm, '').replace(/\/\*[\s\S]*?\*\//g, '');
    for (const [, key] of code.matchAll(/"([A-Za-z_][\w.-]{1,63})"\s*:/g)) found.add(key as string);
    for (const [word] of code.matchAll(/[A-Za-z_][A-Za-z0-9_]{2,63}/g))
      if (isIdentifier(word)) found.add(word);
    if (found.size > MAX_IDENTIFIERS) break;
  }
  return [...found].slice(0, MAX_IDENTIFIERS);
}

function isIdentifier(word: string): boolean {
  return /[a-z][A-Z]|[A-Za-z]_[A-Za-z]|[A-Za-z]\d|\d[A-Za-z]/.test(word) && /[a-zA-Z]{2}/.test(word);
}
