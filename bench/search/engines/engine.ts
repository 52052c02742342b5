import type { SearchRecord } from '@docs/search';
import type { Site } from '../corpus.ts';

/** One search engine, with its default settings unless its file says otherwise. */
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

/** For engines without headings: the heading, its path and the text as one string. */
export function flat(record: SearchRecord, id: number) {
  const levels = Object.values(record.hierarchy).filter((level) => level !== null);
  const title = levels.at(-1) ?? '';
  return { id, title, path: levels.slice(0, -1).join(' '), content: record.content ?? '' };
}
