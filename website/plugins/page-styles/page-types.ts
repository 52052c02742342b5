/** Pages that look alike; each type has one style sheet. */
export type PageType = 'home' | 'api' | 'captchas' | 'extension' | 'docs' | 'plain';

/** @param path below the locale's base, such as `docs/news`; empty for the home page */
export function pageTypeOf(path: string): PageType {
  if (path === '') return 'home';
  if (!path.startsWith('docs')) return 'plain';
  return (/^docs\/(api|captchas|extension)\b/.exec(path)?.[1] as PageType | undefined) ?? 'docs';
}
