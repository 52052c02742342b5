/** Pages that look alike; each type has one style sheet. */
export type PageType = 'home' | 'api' | 'errors' | 'captchas' | 'gallery' | 'extension' | 'docs' | 'plain';

/** Pages with parts that their sibling pages do not have: a filter, pictures. */
const SINGLE: Record<string, PageType> = {
  '': 'home',
  'docs/api/api-errors': 'errors',
  'docs/captchas': 'gallery',
};

/** @param path below the locale's base, such as `docs/news`; empty for the home page */
export function pageTypeOf(path: string): PageType {
  const single = SINGLE[path];
  if (single) return single;
  if (!path.startsWith('docs')) return 'plain';
  return (/^docs\/(api|captchas|extension)\b/.exec(path)?.[1] as PageType | undefined) ?? 'docs';
}
