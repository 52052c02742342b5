import type { SearchRecord } from '@docs/search';
import type { Site } from '../corpus.ts';

/** One search engine, as its makers hand it out unless its file says otherwise. */
export interface Engine {
  readonly name: string;
  open(site: Site): Promise<OpenIndex>;
}

export interface OpenIndex {
  /** Addresses of the hits, best first. */
  search(query: string): string[] | Promise<string[]>;
  close?(): Promise<void>;
}

export const HITS = 50;

/** What an engine without a notion of headings is given: the heading, where it stands, and the text. */
export function flat(record: SearchRecord, id: number) {
  const levels = Object.values(record.hierarchy).filter((level) => level !== null);
  const title = levels.at(-1) ?? '';
  return { id, title, path: levels.slice(0, -1).join(' '), content: record.content ?? '' };
}
