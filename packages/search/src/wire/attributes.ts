import type { SearchRecord } from '../record.ts';

/** The attributes by which records may be filtered and counted; the hosted index declares the same. */
export const FACETS = ['lang', 'language', 'version', 'docusaurus_tag', 'type', 'hierarchy.lvl0'] as const;
export const NUMERIC_ATTRIBUTES = ['weight.pageRank', 'weight.level', 'weight.position'] as const;

/** What readers of hits may see. `keywords` is findable but never shown. */
export const UNRETRIEVABLE = ['keywords'];

/**
 * `language` and `docusaurus_tag` are what the official documentation UIs filter by; they say the same as
 * `lang`, `version` and the address.
 */
export function facetValues(record: SearchRecord, attribute: string): readonly string[] {
  switch (attribute) {
    case 'language':
      return [record.lang];
    case 'docusaurus_tag':
      return [docusaurusTag(record)];
    default: {
      const value = valueAt(record, attribute);
      return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
    }
  }
}

export function docusaurusTag(record: SearchRecord): string {
  return /\/docs(\/|$)/.test(record.url_without_anchor) ? `docs-default-${record.version}` : 'default';
}

export function numericValue(record: SearchRecord, attribute: string): number | undefined {
  const value = valueAt(record, attribute);
  return typeof value === 'number' ? value : undefined;
}

/** `hierarchy.lvl0` → that level; nothing that a record does not own itself. */
export function valueAt(record: object, path: string): unknown {
  let value: unknown = record;
  for (const key of path.split('.', 4)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

/** `*`, `hierarchy` and `hierarchy.*` all cover `hierarchy.lvl0`; `-content` takes away. */
export function covers(patterns: readonly string[], attribute: string): boolean {
  const matches = (pattern: string): boolean => {
    const prefix = pattern.replace(/\.?\*$/, '');
    return prefix === '' || attribute === prefix || attribute.startsWith(`${prefix}.`);
  };
  if (patterns.some((pattern) => pattern.startsWith('-') && matches(pattern.slice(1)))) return false;
  const wanted = patterns.filter((pattern) => !pattern.startsWith('-'));
  return wanted.some(matches);
}
