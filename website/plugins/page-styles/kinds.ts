/** Pages that look alike; each kind has one style sheet. */
export type Kind = 'home' | 'api' | 'captchas' | 'extension' | 'docs' | 'plain';

/** @param path below the locale's base, such as `docs/news`; empty for the home page */
export function kindOf(path: string): Kind {
  if (path === '') return 'home';
  if (!path.startsWith('docs')) return 'plain';
  return (/^docs\/(api|captchas|extension)\b/.exec(path)?.[1] as Kind | undefined) ?? 'docs';
}
