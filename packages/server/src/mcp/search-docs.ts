import type { Locale, SearchIndex, SearchRecord } from '@docs/search';
import { homeOf } from '@docs/site/locales';
import { contractOf, type Documentation, indexOf } from './documentation.ts';

/** The search service's own limit for a text. */
export const MAX_QUERY_BYTES = 512;
/** Few, because a model reads them all. */
const MAX_HITS = 8;
const HITS_OF_A_PAGE = 2;

interface Asked {
  query: string;
  locale: Locale;
  section?: string | undefined;
}

export async function searchDocs(docs: Documentation, { query, locale, section }: Asked) {
  const index = await indexOf(docs, locale);
  const sections = section ? sectionsIn(await indexOf(docs, 'en')).ofPage : null;
  const { hits, nbHits, repairedQuery, suggestions } = index.search(query, {
    hitsPerPage: 2 * MAX_HITS,
    distinct: HITS_OF_A_PAGE,
    ...(sections && { accept: (record) => sections.get(pageInEnglish(record)) === section }),
  });
  const { site } = contractOf(docs.site(), locale);
  // A heading and the text below it are two hits that tell the same.
  const told = new Map(hits.map(({ record }) => toldOf(index, site, record)).map((hit) => [keyOf(hit), hit]));
  return {
    total: nbHits,
    ...(repairedQuery && { searchedInstead: repairedQuery }),
    ...(suggestions.length > 0 && { suggestions }),
    hits: [...told.values()].slice(0, MAX_HITS),
  };
}

interface Told {
  title: string;
  breadcrumb: string;
  address: string;
  text: string;
}

const keyOf = ({ address, text }: Told): string => `${address} ${text}`;

function toldOf(index: SearchIndex, site: string, record: SearchRecord): Told {
  const headings = Object.values(record.hierarchy).filter((heading) => heading !== null);
  return {
    title: headings.at(-1) ?? '',
    breadcrumb: headings.slice(0, -1).join(' › '),
    address: `${site}${record.url}`,
    text: record.content ?? textBelow(index, record),
  };
}

/** The top-level sections, in English, as every locale is asked for them. */
export async function sectionsOf(docs: Documentation): Promise<readonly string[]> {
  const english = (await docs.indexes()).ofLocale('en');
  return english ? sectionsIn(english).names : NO_SECTIONS;
}

interface Sections {
  names: readonly string[];
  /** By English page: the pages of the other locales have the same paths below their prefix. */
  ofPage: ReadonlyMap<string, string>;
}

const NO_SECTIONS: readonly string[] = [];
const known = new WeakMap<SearchIndex, Sections>();

function sectionsIn(english: SearchIndex): Sections {
  const found = known.get(english) ?? readSections(english);
  known.set(english, found);
  return found;
}

function readSections(english: SearchIndex): Sections {
  const ofPage = new Map(
    english.records().map((record) => [record.url_without_anchor, record.hierarchy.lvl0 ?? ''] as const),
  );
  return { names: [...new Set(ofPage.values())], ofPage };
}

function pageInEnglish({ lang, url_without_anchor: path }: SearchRecord): string {
  return path.slice(homeOf(lang).length - 1);
}

/** A heading says little alone: the first text below it goes with it. */
function textBelow(index: SearchIndex, heading: SearchRecord): string {
  const { type, hierarchy, url_without_anchor: page } = heading;
  if (type === 'content') return '';
  const records = index.records();
  const below = records.slice(records.indexOf(heading)).find((record) => record.content);
  const isBelow = below?.url_without_anchor === page && below.hierarchy[type] === hierarchy[type];
  return (isBelow && below.content) || '';
}
