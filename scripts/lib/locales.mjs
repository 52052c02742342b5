import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

/** @type {string[]} */
export const LOCALES = Object.keys(
  JSON.parse(readFileSync(join(ROOT, 'packages/site/src/locales.json'), 'utf8')),
);
