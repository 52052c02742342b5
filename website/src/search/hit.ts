import { decodable } from '../browser/decodable';
import { OPENING_MARK } from './constants';

export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof LEVELS)[number];

/** One found section of a page, ready to be shown. Texts contain the marks of the search service. */
export interface Hit {
  id: string;
  /** A path if it is in this site. */
  url: string;
  /** The top-level section, by which hits are grouped. */
  section: string;
  title: string;
  /** The headings above it, the page's title first; empty for a page itself. */
  path: string[];
  /** The words around the match, or the section's first ones. */
  excerpt: string | null;
  type: 'page' | 'heading' | 'text';
}

/** null for a hit that cannot be shown or must not be followed: the response comes from another machine. */
export function readHit(raw: unknown, siteUrl: string): Hit | null {
  const hit = (raw ?? {}) as RawHit;
  const url = readUrl(hit.url, siteUrl);
  const levels = LEVELS.filter((level) => typeof hit.hierarchy?.[level] === 'string');
  const own = hit.type === 'content' ? levels.at(-1) : levels.find((level) => level === hit.type);
  if (!url || !own || typeof hit.objectID !== 'string') return null;

  const marked = (level: Level) =>
    text(hit._snippetResult?.hierarchy?.[level]?.value) ?? escapeHtml(hit.hierarchy?.[level] as string);
  const isText = hit.type === 'content';
  const content = text(hit.content);
  return {
    id: hit.objectID,
    url,
    section: text(hit.hierarchy?.lvl0) ?? '',
    title: marked(own),
    path: levels.filter((level) => level !== 'lvl0' && level < own).map(marked),
    excerpt: readable(text(hit._snippetResult?.content?.value) ?? (content && escapeHtml(content))),
    type: isText ? 'text' : own === 'lvl1' ? 'page' : 'heading',
  };
}

interface RawHit {
  objectID?: unknown;
  url?: unknown;
  type?: unknown;
  content?: unknown;
  hierarchy?: Partial<Record<Level, string | null>>;
  _snippetResult?: {
    hierarchy?: Partial<Record<Level, { value?: unknown }>>;
    content?: { value?: unknown };
  };
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Of a row of a table, the cells with a match: a type or a default value says little by itself. */
function readable(excerpt: string | null): string | null {
  if (!excerpt?.includes(OPENING_MARK)) return excerpt;
  const cells = excerpt.split(' · ');
  return cells.filter((cell) => cell.includes(OPENING_MARK)).join(' · ');
}

/** Snippets are escaped, so text that replaces a snippet must be too. */
function escapeHtml(plain: string): string {
  return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** An address of this site becomes a path, so that it opens in place; anything but a web address is rejected. */
function readUrl(value: unknown, siteUrl: string): string | null {
  if (typeof value !== 'string' || !URL.canParse(value, siteUrl)) return null;
  const { origin, protocol, pathname, search, hash, href } = new URL(value, siteUrl);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return origin === new URL(siteUrl).origin ? decodable(pathname) + search + decodable(hash) : href;
}
