import type { Locale } from '@docs/site/locales';

export { LOCALES, type Locale } from '@docs/site/locales';

export type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';
export type RecordType = Exclude<Level, 'lvl0'> | 'content';

/** One searchable piece of a page, in the hosted service's format for documentation. */
export interface SearchRecord {
  /** Stable across builds: derived from url, type and ordinal within the anchor, never from the position in the build. */
  objectID: string;
  hierarchy: Record<Level, string | null>;
  content: string | null;
  type: RecordType;
  /** Site-absolute path with anchor, e.g. `/ru/docs/api/api-errors#ERROR_ZERO_BALANCE`. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  lang: Locale;
  version: string;
  /** Larger is better, except for `position`. `links`: number of pages that link to this page or section. */
  weight: { pageRank: number; level: number; position: number; links?: number };
  /** Identifiers in this section's code blocks: searchable, but never shown. */
  keywords?: string[];
  /** Readers' words for this page or section that its text lacks: searchable, but never shown. */
  phrases?: string[];
  /** Texts of links that lead here, and of lines around them: searchable, but never shown. */
  linkTexts?: string[];
  /** The record leads to another page and says little about its own. */
  signpost?: boolean;
  /** The same in the other languages, and the words of the URL. */
  foreign?: string[];
}
