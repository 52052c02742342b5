import { readParts } from '../../translations/parts.ts';

/** The address of an English page, by Docusaurus' rules: its slug, or its path with `index` as the folder itself. */
export function pageRoute(page: string, source: string): string {
  const { slug } = readParts(source).front;
  if (typeof slug === 'string') {
    return slug.startsWith('/') ? `/docs${slug}` : `/docs/${page.replace(/[^/]*$/, slug)}`;
  }
  return `/docs/${page.replace(/(^|\/)index$/, '$1')}`;
}
