import type { Engine } from './driver.ts';
import type { Messages } from './messages.ts';
import type { Reader } from './reader.ts';

export interface Behavior extends Options {
  name: string;
  prove(reader: Reader, messages: Messages): Promise<void>;
}

interface Options {
  /** Pages may not run scripts. */
  withoutScript?: true;
  /** Much like another one: shown in `npm run test:all` only. */
  alike?: true;
  /** On the site with the pages that only tests need, see ../fixture. */
  fixture?: true;
  /** Console messages that belong to the behavior; all others fail it. */
  expected?: RegExp;
  /** Why an engine's automation cannot show the behavior; it is not run there. */
  notAutomatable?: Partial<Record<Engine, string>>;
  /** How the behavior is shown in an engine whose automation can only come close. */
  onlyBy?: Partial<Record<Engine, string>>;
}

export function behavior(name: string, prove: Behavior['prove'], options: Options = {}): Behavior {
  return { name, prove, ...options };
}

export const DOC = '/docs/api/threshold';
export const REACT = /\/assets\/js\/main\./;
/** The code of pages and of parts that are fetched when needed. */
export const CHUNKS = /\/assets\/js\/(?!main|runtime)/;
export const QUERIES = /\/1\/indexes\//;
/** In place of the text of an error whose page was left before it could be read. */
export const LEFT = 'the page was left';
/** Each engine's words for a request that failed. */
export const NETWORK = new RegExp(
  `Failed to load|Loading (CSS )?chunk|ChunkLoadError|NetworkError|net::ERR|Load failed|${LEFT}`,
);
