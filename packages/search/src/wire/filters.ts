import type { SearchRecord } from '../record.ts';
import { malformed } from './http-error.ts';
import { MAX_FILTERS } from './limits.ts';

/** Whether a record matches the filter. */
export type Filter = (record: SearchRecord) => boolean;

/** The attributes to filter by. The official documentation UIs use `language` and `docusaurus_tag`. */
const READERS: Record<string, (record: SearchRecord) => string | null> = {
  lang: ({ lang }) => lang,
  language: ({ lang }) => lang,
  version: ({ version }) => version,
  docusaurus_tag: docusaurusTag,
  type: ({ type }) => type,
  'hierarchy.lvl0': ({ hierarchy }) => hierarchy.lvl0,
};
export const FACETS: readonly string[] = Object.keys(READERS);

/**
 * `facetFilters`: every group must match, and a group matches if one of its `attribute:value` does. Compares values
 * case-insensitively, like the hosted service.
 */
export function facetFilter(parameter: string, groups: readonly string[][]): Filter {
  if (groups.flat().length > MAX_FILTERS) throw malformed(parameter, `at most ${MAX_FILTERS} conditions`);
  const parts = groups.map((group) => {
    const values = new Map<string, Set<string>>();
    for (const item of group) {
      const [attribute, value] = condition(parameter, item);
      values.set(attribute, (values.get(attribute) ?? new Set()).add(value));
    }
    return [...values].map(([attribute, wanted]) => ({ read: READERS[attribute] as Reader, wanted }));
  });
  return (record) =>
    parts.every((part) => part.some(({ read, wanted }) => wanted.has((read(record) ?? '').toLowerCase())));
}

type Reader = (typeof READERS)[string];

function condition(parameter: string, item: string): [attribute: string, value: string] {
  const colon = item.indexOf(':');
  if (colon < 1) throw malformed(parameter, `"attribute:value", not "${brief(item)}"`);
  const attribute = item.slice(0, colon).trim();
  const value = item.slice(colon + 1).trim();
  if (!Object.hasOwn(READERS, attribute))
    throw malformed(parameter, `one of ${FACETS.join(', ')} to filter by, not "${brief(attribute)}"`);
  if (value.startsWith('-'))
    throw malformed(parameter, `a value to be equal to, because the embedded search excludes none`);
  return [attribute, value.replace(/^\\-/, '-').toLowerCase()];
}

export function docusaurusTag(record: SearchRecord): string {
  return /\/docs(\/|$)/.test(record.url_without_anchor) ? `docs-default-${record.version}` : 'default';
}

function brief(value: string): string {
  return value.length > 40 ? `${value.slice(0, 40)}…` : value;
}
