import type { Locale, SearchRecord } from '../src/record.ts';

interface Given {
  url: string;
  title: string;
  lang?: Locale;
  section?: string;
  heading?: string;
  content?: string;
  keywords?: string[];
  pageRank?: number;
}

/** A small record for tests: a page's title, a heading below it, or a text below the heading. */
export function record(given: Given): SearchRecord {
  const {
    url,
    title,
    lang = 'en',
    section = 'API',
    heading = null,
    content = null,
    keywords,
    pageRank = 1,
  } = given;
  const type = content !== null ? 'content' : heading !== null ? 'lvl2' : 'lvl1';
  const [path = '', anchor = null] = url.split('#') as [string, string | undefined];
  return {
    objectID: `${url}|${type}|0`,
    hierarchy: { lvl0: section, lvl1: title, lvl2: heading, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    content,
    type,
    url,
    url_without_anchor: path,
    anchor,
    lang,
    version: 'current',
    weight: { pageRank, level: { lvl1: 100, lvl2: 90, content: 0 }[type], position: 0 },
    ...(keywords && { keywords }),
  };
}
