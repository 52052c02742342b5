/** More than this in one section is a listing, not a vocabulary. */
const MAX_IDENTIFIERS = 120;

/**
 * The names in code samples that a reader may search for: JSON keys, addresses, attributes and dotted names
 * (`cf-turnstile`, `grecaptcha.execute`), and words that are clearly identifiers because of an inner capital, an
 * underscore or a digit. If a sample exists in several languages, only names that occur in two or more of them: the
 * others belong to the programming languages.
 */
export function codeIdentifiers(groups: readonly (readonly string[])[]): string[] {
  const found = new Set<string>();
  for (const samples of groups) {
    const counts = new Map<string, number>();
    for (const sample of samples) {
      for (const name of namesIn(sample)) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    for (const [name, count] of counts) if (count > 1 || samples.length === 1) found.add(name);
  }
  return [...found].slice(0, MAX_IDENTIFIERS);
}

function namesIn(sample: string): Set<string> {
  const code = sample.replace(/^\s*(?:\/\/|#|--|\*).*$/gm, '').replace(/\/\*[\s\S]*?\*\//g, '');
  const keys = [...code.matchAll(/"([A-Za-z_][\w.-]{1,40})"\s*:/g)].map(([, key]) => key as string);
  const addresses = [...code.matchAll(/https?:\/\/([\w.-]+(?:\/[\w.-]+)*)/g)].map(
    ([, address]) => address as string,
  );
  const joined = [...code.matchAll(/(?<![\w./-])[A-Za-z_]\w*(?:[.-][A-Za-z_]\w*)+(?![\w-])/g)].map(
    ([name]) => name,
  );
  const words = [...code.matchAll(/(?<![\w-])[A-Za-z_][A-Za-z0-9_]{2,40}(?![\w-])/g)].map(([word]) => word);
  return new Set([...keys, ...words.filter(isIdentifier), ...addresses.filter(isPublished), ...joined]);
}

function isIdentifier(word: string): boolean {
  return /[a-z][A-Z]|[A-Za-z]_[A-Za-z]|[A-Za-z]\d|\d[A-Za-z]/.test(word) && !isRandom(word);
}

/** False for example addresses, which are placeholders for the reader's own. */
function isPublished(address: string): boolean {
  return !/(?:^|\.)(?:example|test|invalid|localhost)\b|^\d/.test(address.split('/')[0] ?? '');
}

/** A token or key in an example: random letters and digits. */
function isRandom(word: string): boolean {
  return word.length > 16 && (word.match(/\d/g)?.length ?? 0) > 3;
}
