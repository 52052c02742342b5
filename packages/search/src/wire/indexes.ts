import { join } from 'node:path';
import type { SearchIndex } from '../engine/index.ts';
import { LOCALES, type Locale } from '../record.ts';
import { openIndexFile, readBytes } from '../store/index.ts';
import { HttpError } from './http-error.ts';

/** The indexes of all locales of one build. */
export interface Indexes {
  /** Throws an HttpError: 404 if the name is unknown, 503 if the index file could not be read. */
  find(name: string): SearchIndex;
  ofLocale(locale: Locale): SearchIndex | undefined;
  /** For health reports: the number of records, and what is wrong with the file, if anything. */
  status(): Partial<Record<Locale, IndexStatus>>;
}

export interface IndexStatus {
  /** null: the index could not be loaded, and searches get a 503. */
  records: number | null;
  fault: string | null;
}

interface Slot {
  name: string;
  index?: SearchIndex;
  fault?: string;
}

/** A locale's index file, read once so that every worker opens the same build. */
export interface IndexFile {
  locale: Locale;
  path: string;
  /** The content, or the reason why the file could not be read. */
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

/** If an index file cannot be used, its index is named `<prefix>-<locale>`. */
export function openIndexes(files: readonly IndexFile[], prefix: string): Indexes {
  const slots = new Map(files.map((file) => [file.locale, open(file, prefix)]));

  return {
    find(name) {
      const slot = [...slots.values()].find((candidate) => candidate.name === name);
      if (!slot) throw new HttpError(404, `Index ${name.slice(0, 64)} does not exist`);
      if (!slot.index) throw new HttpError(503, `Index ${name} is not available at the moment`);
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

function open({ locale, path, bytes }: IndexFile, prefix: string): Slot {
  try {
    if (typeof bytes === 'string') throw new Error(bytes);
    const { name, index } = openIndexFile(path, bytes);
    if (index.locale !== locale)
      throw new Error(`The index file ${path} belongs to ${index.locale}: build the site again.`);
    return { name, index };
  } catch (error) {
    return { name: `${prefix}-${locale}`, fault: (error as Error).message };
  }
}
