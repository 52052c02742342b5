import type { Indexes, SearchIndex, SearchRecord } from '@docs/search';
import type { DocsHit, DocsQuery, DocsResult } from './types.ts';

/** Low, because a model reads all hits. */
const MAX_HITS = 8;
const HITS_OF_A_PAGE = 2;

/** By English page path. The pages of other locales have the same paths after their prefix. */
type Sections = ReadonlyMap<string, string>;

export function findSections(indexes: Indexes): Sections {
  const english = indexes.ofLocale('en')?.records() ?? [];
  return new Map(english.map((record) => [record.url_without_anchor, record.hierarchy.lvl0 ?? '']));
}

export function sectionNames(sections: Sections): string[] {
  return [...new Set(sections.values())];
}

export function searchDocs(indexes: Indexes, sections: Sections, asked: DocsQuery): DocsResult | null {
  const { query, locale, section } = asked;
  const index = indexes.ofLocale(locale);
  if (!index) return null;
  const { hits, nbHits, repairedQuery, missingWords, suggestions } = index.search(query, {
    hitsPerPage: 2 * MAX_HITS,
    distinct: HITS_OF_A_PAGE,
    ...(section && { accept: (record) => sections.get(pageInEnglish(record)) === section }),
  });
  // A heading and the text below it are two hits with the same content.
  const unique = new Map(hits.map(({ record }) => docsHit(index, record)).map((hit) => [keyOf(hit), hit]));
  return {
    total: nbHits,
    ...(repairedQuery && { searchedInstead: repairedQuery }),
    ...(missingWords.length > 0 && { wordsOnNoPage: missingWords }),
    ...(suggestions.length > 0 && { suggestions }),
    hits: [...unique.values()].slice(0, MAX_HITS),
  };
}

const keyOf = ({ path, text }: DocsHit): string => `${path} ${text}`;

function docsHit(index: SearchIndex, record: SearchRecord): DocsHit {
  const headings = Object.values(record.hierarchy).filter((heading) => heading !== null);
  return {
    title: headings.at(-1) ?? '',
    breadcrumb: headings.slice(0, -1).join(' › '),
    path: record.url,
    text: record.content ?? textBelow(index, record),
  };
}

function pageInEnglish({ lang, url_without_anchor: path }: SearchRecord): string {
  return lang === 'en' ? path : path.slice(lang.length + 1);
}

/** A heading alone says little, so the first text below it is added. */
function textBelow(index: SearchIndex, heading: SearchRecord): string {
  const { type, hierarchy, url_without_anchor: page } = heading;
  if (type === 'content') return '';
  const records = index.records();
  const below = records.slice(records.indexOf(heading)).find((record) => record.content);
  const isBelow = below?.url_without_anchor === page && below.hierarchy[type] === hierarchy[type];
  return (isBelow && below.content) || '';
}
