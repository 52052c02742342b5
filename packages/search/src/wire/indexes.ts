import { join } from 'node:path';
import type { SearchIndex } from '../engine/index.ts';
import { LOCALES, type Locale } from '../record.ts';
import { parseIndexFile, readBytes } from '../store/index.ts';
import { Fault } from './fault.ts';

/** The indexes of all locales of one build. */
export interface Indexes {
  /** Throws a Fault: 404 for a name that is none, 503 for one whose file could not be read. */
  find(name: string): SearchIndex;
  ofLocale(locale: Locale): SearchIndex | undefined;
  /** For health reports: how many records are searched, and what is wrong with the file, if anything. */
  status(): Partial<Record<Locale, IndexStatus>>;
}

export interface IndexStatus {
  /** null: nothing could be loaded, and its searches get a 503. */
  records: number | null;
  fault: string | null;
}

interface Slot {
  name: string;
  index?: SearchIndex;
  fault?: string;
}

/** A locale's index file, read once for all who open it: they all get the same build. */
export interface IndexFile {
  locale: Locale;
  path: string;
  /** Or why there are none. */
  bytes: Uint8Array | string;
}

/** Reads `<folder>/<locale>.index` of every locale. */
export function readIndexFiles(folder: string): Promise<IndexFile[]> {
  return Promise.all(
    LOCALES.map(async (locale) => {
      const path = join(folder, `${locale}.index`);
      return { locale, path, bytes: await readBytes(path).catch((error: Error) => error.message) };
    }),
  );
}

/** An index whose file cannot be used is called `<prefix>-<locale>`. */
export async function openIndexes(files: readonly IndexFile[], prefix: string): Promise<Indexes> {
  const slots = new Map<Locale, Slot>();
  // One after the other: to build four at once takes as long and needs more memory.
  for (const file of files) slots.set(file.locale, await open(file, prefix));

  return {
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
          { records: index?.size ?? null, fault: fault ?? null },
        ]),
      ),
  };
}

async function open({ locale, path, bytes }: IndexFile, prefix: string): Promise<Slot> {
  try {
    if (typeof bytes === 'string') throw new Error(bytes);
    const { name, index } = await parseIndexFile(path, bytes);
    if (index.locale !== locale)
      throw new Error(`The index file ${path} belongs to ${index.locale}: build the site again.`);
    return { name, index };
  } catch (error) {
    return { name: `${prefix}-${locale}`, fault: (error as Error).message };
  }
}
