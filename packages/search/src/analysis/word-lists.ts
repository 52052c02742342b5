import { existsSync, readFileSync } from 'node:fs';

/** The list in `<folder>/<name>.json` next to this file. Empty if the language has none. */
export function readWordLists<List>(folder: 'stop-words' | 'synonyms', name: string): List[] {
  const file = new URL(`${folder}/${name}.json`, import.meta.url);
  return existsSync(file) ? [JSON.parse(readFileSync(file, 'utf8')) as List] : [];
}
