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
  /** Another behavior shows what differs between engines here: runs in `npm run test:all` only. */
  alike?: true;
  /** On the site with the pages that only tests need, see ../fixture. */
  fixture?: true;
  /** Expected console messages. Any other message fails the behavior. */
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
/** Replaces the text of an error if its page was left before the text could be read. */
export const LEFT = 'the page was left';
/** The messages of all engines for a failed request. */
export const NETWORK = new RegExp(
  `Failed to load|Loading (CSS )?chunk|ChunkLoadError|NetworkError|net::ERR|Load failed|${LEFT}`,
);
