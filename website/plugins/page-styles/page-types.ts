/** Pages that look alike; each type has one style sheet. */
export type PageType = 'home' | 'api' | 'captchas' | 'gallery' | 'extension' | 'docs' | 'plain';

/** @param path below the locale's base, such as `docs/news`; empty for the home page */
export function pageTypeOf(path: string): PageType {
  if (path === '') return 'home';
  if (path === 'docs/captchas') return 'gallery'; // its pictures need rules that the long pages below it do without
  if (!path.startsWith('docs')) return 'plain';
  return (/^docs\/(api|captchas|extension)\b/.exec(path)?.[1] as PageType | undefined) ?? 'docs';
}
