import type { SearchRecord } from '../record.ts';

/** The attributes by which records may be filtered and counted; the hosted index declares the same. */
export const FACETS = ['lang', 'language', 'version', 'docusaurus_tag', 'type', 'hierarchy.lvl0'] as const;
export const NUMERIC_ATTRIBUTES = ['weight.pageRank', 'weight.level', 'weight.position'] as const;

/** What readers of hits may see. `keywords` is findable but never shown. */
export const UNRETRIEVABLE = ['keywords'];

export type Read<Value> = (record: SearchRecord) => Value | undefined;

/**
 * How to read what records are filtered and counted by. `language` and `docusaurus_tag` are what the official
 * documentation UIs filter by; they say the same as `lang`, `version` and the address.
 */
export function facetReader(attribute: string): Read<string> {
  if (attribute === 'language') return (record) => record.lang;
  if (attribute === 'docusaurus_tag') return docusaurusTag;
  const read = reader(attribute);
  return (record) => {
    const value = read(record);
    return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;
  };
}

export function docusaurusTag(record: SearchRecord): string {
  return /\/docs(\/|$)/.test(record.url_without_anchor) ? `docs-default-${record.version}` : 'default';
}

export function numberReader(attribute: string): Read<number> {
  const read = reader(attribute);
  return (record) => {
    const value = read(record);
    return typeof value === 'number' ? value : undefined;
  };
}

export function textReader(attribute: string): Read<string> {
  const read = reader(attribute);
  return (record) => {
    const value = read(record);
    return typeof value === 'string' ? value : undefined;
  };
}

/** `hierarchy.lvl0` → that level; nothing that a record does not own itself. */
function reader(path: string): Read<unknown> {
  const [first = '', second, deeper] = path.split('.', 3);
  const own = (holder: unknown, key: string): unknown =>
    typeof holder === 'object' && holder !== null && Object.hasOwn(holder, key)
      ? (holder as Record<string, unknown>)[key]
      : undefined;
  if (deeper !== undefined) return () => undefined;
  if (second === undefined) return (record) => own(record, first);
  return (record) => own(own(record, first), second);
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
