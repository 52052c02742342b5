import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SearchIndex } from '../engine/index.ts';
import { LOCALES, type Locale } from '../record.ts';
import { readIndexFile } from '../store/index.ts';
import { Fault } from './fault.ts';

export interface IndexesOptions {
  /** Holds one `<locale>.index` per locale. */
  folder: string;
  /** Names the indexes whose files could not be read: `<prefix>-<locale>`. */
  prefix: string;
  /** Told in one sentence of every index that is loaded or refused. */
  log: { info(message: string): void; warn(message: string): void };
  /** Milliseconds between looks at the files; 0 looks only when asked. */
  interval?: number;
}

/** The indexes of all locales, kept in step with their files while requests go on. */
export interface Indexes {
  /** Throws a Fault: 404 for a name that is none, 503 for one whose file could not be read. */
  find(name: string): SearchIndex;
  ofLocale(locale: Locale): SearchIndex | undefined;
  /** For health reports: how many records are searched, and what is wrong with the file, if anything. */
  status(): Partial<Record<Locale, IndexStatus>>;
  /** Reads the files that have changed; an index that cannot be read keeps its predecessor. */
  reload(): Promise<void>;
  close(): void;
}

export interface IndexStatus {
  /** null: nothing could be loaded, and its searches are answered 503. */
  records: number | null;
  fault: string | null;
}

interface Slot {
  stamp: string;
  name: string;
  index: SearchIndex | undefined;
  fault: string;
}

export async function openIndexes(options: IndexesOptions): Promise<Indexes> {
  const { folder, prefix, log, interval = 2000 } = options;
  const slots = new Map<Locale, Slot>();
  let reloading: Promise<void> | undefined;

  async function reloadLocale(locale: Locale): Promise<void> {
    const path = join(folder, `${locale}.index`);
    const before = slots.get(locale);
    const stamp = await stampOf(path);
    if (before?.stamp === stamp) return;
    try {
      if (stamp === MISSING) throw new Error(`The index file ${path} does not exist: build the site first.`);
      const { name, index } = await readIndexFile(path);
      if (index.locale !== locale)
        throw new Error(`The index file ${path} is that of ${index.locale}: build the site anew.`);
      // One assignment: a request sees either the old index or the new one, whole.
      slots.set(locale, { stamp, name, index, fault: '' });
      log.info(`Search index ${name} loaded: ${index.size} records.`);
    } catch (error) {
      const fault = (error as Error).message;
      const name = before?.name ?? `${prefix}-${locale}`;
      slots.set(locale, { stamp, name, index: before?.index, fault });
      const consequence = before?.index ? 'the previous index stays in use' : 'its searches are answered 503';
      log.warn(`Search index ${name} was not loaded, ${consequence}. ${fault}`);
    }
  }

  const indexes: Indexes = {
    find(name) {
      const slot = [...slots.values()].find((candidate) => candidate.name === name);
      if (!slot) throw new Fault(404, `Index ${name.slice(0, 64)} does not exist`);
      if (!slot.index) throw new Fault(503, `Index ${name} is not available at the moment`);
      return slot.index;
    },
    ofLocale: (locale) => slots.get(locale)?.index,
    status: () =>
      Object.fromEntries(
        [...slots].map(([locale, { index, fault }]) => [
          locale,
          { records: index?.size ?? null, fault: fault || null },
        ]),
      ),
    reload() {
      reloading ??= Promise.all(LOCALES.map(reloadLocale)).then(() => {
        reloading = undefined;
      });
      return reloading;
    },
    close: () => clearInterval(timer),
  };

  await indexes.reload();
  const timer = interval > 0 ? setInterval(() => void indexes.reload(), interval).unref() : undefined;
  return indexes;
}

const MISSING = 'missing';

/** Changes whenever the file is written or replaced. */
async function stampOf(path: string): Promise<string> {
  try {
    const { ino, size, mtimeMs } = await stat(path);
    return `${ino}:${size}:${mtimeMs}`;
  } catch {
    return MISSING;
  }
}
