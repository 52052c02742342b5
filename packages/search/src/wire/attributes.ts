/** Searchable, but never shown. */
export const UNRETRIEVABLE = ['keywords', 'phrases', 'linkTexts', 'foreign', 'signpost'];

/** `*`, `hierarchy` and `hierarchy.*` all cover `hierarchy.lvl0`; `-content` excludes `content`. */
export function covers(patterns: readonly string[], attribute: string): boolean {
  const matches = (pattern: string): boolean => {
    const prefix = pattern.replace(/\.?\*$/, '');
    return prefix === '' || attribute === prefix || attribute.startsWith(`${prefix}.`);
  };
  if (patterns.some((pattern) => pattern.startsWith('-') && matches(pattern.slice(1)))) return false;
  const wanted = patterns.filter((pattern) => !pattern.startsWith('-'));
  return wanted.some(matches);
}
