import type { Level, Locale, SearchRecord } from '@docs/search';
import type { CheerioAPI } from 'cheerio';
import { headOf, isIndexed } from '../built-pages';
import { type Block, clean, type Link, readBlocks } from './blocks';
import { codeIdentifiers } from './identifiers';

export interface Page {
  /** Site-absolute, e.g. `/ru/docs/api/api-errors`. */
  path: string;
  $: CheerioAPI;
  locale: Locale;
  /** The label of the sidebar's top-level category that contains the page. */
  section: string;
  /** Among equal hits, the main page of the documentation ranks first, then the index pages of categories. */
  role: 'main' | 'category' | 'page';
}

export interface PageRecords {
  records: SearchRecord[];
  /** The links of the page, each with the number of the record that has it. */
  links: PlacedLink[];
  /** Warnings for the build log. */
  warnings: string[];
}

export interface PlacedLink extends Link {
  from: number;
}

export const VERSION = 'current'; // spec 3.3

export function readPage({ path, $, locale, section, role }: Page): PageRecords {
  if (!isIndexed($)) return { records: [], links: [], warnings: [] };
  const head = headOf($);
  const pageRank = role === 'page' ? ordinaryRank($) : PAGE_RANK[role];
  const documentTitle = clean(head.children('title').text()).split(' | ')[0] || path;
  const description = clean(head.children('meta[name="description"]').attr('content') ?? '');
  const markdown = $('article .theme-doc-markdown').first();
  const isDoc = markdown.length > 0;
  const blocks = readBlocks($, isDoc ? markdown : $('main').first());
  if (isDoc) addDescription(blocks, description);
  return new RecordWriter(path, locale, pageRank, section, documentTitle).write(blocks);
}

const PAGE_RANK = { main: 3, category: 2, page: 1, news: 0 };
const LEVEL_WEIGHT = 100; // as in the hosted service's documentation records: lvl1 has the most, text none

/** A list of dated entries mentions the topics of other pages, so it ranks below them. */
function ordinaryRank($: CheerioAPI): number {
  return $('main li > time').length > 0 ? PAGE_RANK.news : PAGE_RANK.page;
}

/** Adds the description, which has other words for the topic, unless it repeats the text of the page. */
function addDescription(blocks: Block[], description: string): void {
  const title = blocks.findIndex((block) => block.kind === 'heading' && block.level === 1);
  const repeats = blocks.some(
    (block) => block.kind === 'text' && block.text.startsWith(description.slice(0, 40)),
  );
  if (title >= 0 && description !== '' && !repeats)
    blocks.splice(title + 1, 0, { kind: 'text', text: description, links: [] });
}

class RecordWriter {
  readonly #records: SearchRecord[] = [];
  readonly #links: PlacedLink[] = [];
  readonly #warnings: string[] = [];
  readonly #ordinals = new Map<string, number>();
  readonly #anchors = new Set<string>();
  readonly #hierarchy: SearchRecord['hierarchy'];
  readonly #code = new Map<SearchRecord, string[][]>();
  #anchor: string | null = null;
  #section: SearchRecord | undefined;

  constructor(
    readonly path: string,
    readonly locale: Locale,
    readonly pageRank: number,
    section: string,
    readonly documentTitle: string,
  ) {
    this.#hierarchy = {
      lvl0: section,
      lvl1: null,
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    };
  }

  write(blocks: readonly Block[]): PageRecords {
    if (blocks.length === 0) {
      return {
        records: [],
        links: [],
        warnings: [`${this.path} has no text in its article or main element, so search cannot find it.`],
      };
    }
    if (!blocks.some((block) => block.kind === 'heading' && block.level === 1)) {
      this.#warnings.push(
        `${this.path} has no h1, so search shows its document title instead: give the page a title.`,
      );
      this.#heading({ kind: 'heading', level: 1, id: null, text: this.documentTitle });
    }
    for (const block of blocks) this.#block(block);
    for (const [record, groups] of this.#code) {
      const keywords = codeIdentifiers(groups);
      if (keywords.length > 0) record.keywords = keywords;
    }
    return { records: this.#records, links: this.#links, warnings: this.#warnings };
  }

  #block(block: Block): void {
    if (block.kind === 'heading') this.#heading(block);
    else if (block.kind === 'entry') this.#entry(block);
    else if (block.kind === 'text') {
      this.#add('content', block.text, this.#hierarchy);
      this.#addLinks(block.links);
    } else if (this.#section) {
      this.#code.set(this.#section, [...(this.#code.get(this.#section) ?? []), block.samples]);
    }
  }

  #heading({ level, id, text }: Extract<Block, { kind: 'heading' }>): void {
    const name = `lvl${level}` as Level;
    if (level === 1) this.#anchor = null;
    else if (id !== null) this.#anchor = this.#known(id);
    for (let deeper = level; deeper <= 6; deeper++) this.#hierarchy[`lvl${deeper}` as Level] = null;
    this.#hierarchy[name] = text;
    this.#section = this.#add(name as SearchRecord['type'], null, this.#hierarchy);
  }

  /** One level below its heading. */
  #entry({ id, name, text, samples, links }: Extract<Block, { kind: 'entry' }>): void {
    const outer = this.#anchor;
    this.#anchor = this.#known(id);
    const deepest = [6, 5, 4, 3, 2].find((level) => this.#hierarchy[`lvl${level}` as Level] !== null) ?? 1;
    const level = `lvl${Math.min(deepest + 1, 6)}` as Exclude<Level, 'lvl0'>;
    const record = this.#add(level, text === '' ? null : text, { ...this.#hierarchy, [level]: name });
    if (samples.length > 0) this.#code.set(record, samples);
    // Entries of the news and of index pages are about other pages.
    if (this.pageRank === PAGE_RANK.category || this.pageRank === PAGE_RANK.news) record.signpost = true;
    this.#addLinks(links);
    this.#anchor = outer;
  }

  /** The links of the last record. */
  #addLinks(links: readonly Link[]): void {
    for (const link of links) this.#links.push({ ...link, from: this.#records.length - 1 });
  }

  #known(id: string): string {
    if (this.#anchors.has(id)) {
      this.#warnings.push(
        `${this.path} has the id "${id}" twice, so search can lead to the first only: rename one.`,
      );
    }
    this.#anchors.add(id);
    return id;
  }

  #add(
    type: SearchRecord['type'],
    content: string | null,
    hierarchy: SearchRecord['hierarchy'],
  ): SearchRecord {
    const anchor = this.#anchor;
    const url = anchor === null ? this.path : `${this.path}#${anchor}`;
    const key = `${url}|${type}`;
    const ordinal = this.#ordinals.get(key) ?? 0;
    this.#ordinals.set(key, ordinal + 1);
    const record: SearchRecord = {
      objectID: `${key}|${ordinal}`,
      hierarchy: { ...hierarchy },
      content,
      type,
      url,
      url_without_anchor: this.path,
      anchor,
      lang: this.locale,
      version: VERSION,
      weight: {
        pageRank: this.pageRank,
        level: type === 'content' ? 0 : LEVEL_WEIGHT - 10 * (Number(type.slice(3)) - 1),
        position: this.#records.length,
      },
    };
    this.#records.push(record);
    return record;
  }
}
