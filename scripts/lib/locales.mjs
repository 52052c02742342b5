import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

const FILE = 'packages/site/src/locales.json';

/** @type {string[]} */
export const LOCALES = readLocales();

function readLocales() {
  try {
    return localesIn(readFileSync(join(ROOT, FILE), 'utf8'));
  } catch (error) {
    // Not thrown: this module is loaded before a script can catch an error and leave out its stack.
    console.error(`${FILE}: ${/** @type {Error} */ (error).message}`);
    return process.exit(1);
  }
}

/**
 * Checks what the types would: a build and `npm run dev` do not check types.
 * @param {string} text
 */
export function localesIn(text) {
  /** @type {Record<string, Record<string, string>>} */
  const entries = JSON.parse(text);
  const keys = new Set(Object.values(entries).flatMap((facts) => Object.keys(facts)));
  for (const [locale, facts] of Object.entries(entries))
    for (const key of keys) if (!facts[key]) throw new Error(`the entry "${locale}" lacks "${key}".`);
  return Object.keys(entries);
}
