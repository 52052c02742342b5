import type { SearchIndex } from '../engine/types.ts';
import type { Locale, SearchRecord } from '../record.ts';

/** Its message is one sentence that says what is wrong with the file and how to mend it. */
export class IndexFileError extends Error {
  override name = 'IndexFileError';
}

export async function writeIndexFile(
  _path: string,
  _name: string,
  _locale: Locale,
  _records: readonly SearchRecord[],
): Promise<void> {
  throw new Error('The index file is not written yet.');
}

/** Rejects with IndexFileError when the file is truncated, foreign, of another version or altered. */
export async function readIndexFile(_path: string): Promise<{ name: string; index: SearchIndex }> {
  throw new Error('The index file is not read yet.');
}
