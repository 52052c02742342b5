import { existsSync, readFileSync } from 'node:fs';

/** The list in `<folder>/<name>.json` beside this file, or none: a language may go without. */
export function readWordLists<List>(folder: 'stop-words' | 'synonyms', name: string): List[] {
  const file = new URL(`${folder}/${name}.json`, import.meta.url);
  return existsSync(file) ? [JSON.parse(readFileSync(file, 'utf8')) as List] : [];
}
