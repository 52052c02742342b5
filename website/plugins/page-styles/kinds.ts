/** Pages that look alike; each kind has one style sheet. */
export type Kind = 'home' | 'api' | 'captchas' | 'gallery' | 'extension' | 'docs' | 'plain';

/** @param path below the locale's base, such as `docs/news`; empty for the home page */
export function kindOf(path: string): Kind {
  if (path === '') return 'home';
  if (path === 'docs/captchas') return 'gallery'; // its pictures need rules that the long pages below it do without
  if (!path.startsWith('docs')) return 'plain';
  return (/^docs\/(api|captchas|extension)\b/.exec(path)?.[1] as Kind | undefined) ?? 'docs';
}
