import { readFileSync } from 'node:fs';
import type { Locale } from '@docs/contract';
import { parse } from 'yaml';

/** The words around the contract's own texts: column headings, labels, the filters. */
export interface Words {
  field: string;
  type: string;
  required: string;
  present: string;
  description: string;
  yes: string;
  no: string;
  always: string;
  sometimes: string;
  default: string;
  requestFields: string;
  responseFields: string;
  solutionFields: string;
  proxyFields: string;
  samples: string;
  program: string;
  code: string;
  meaning: string;
  mend: string;
  log: string;
  alias: string;
  errorCodes: string;
  errorsHere: string;
  filterErrors: string;
  filterHint: string;
  group: string;
  allGroups: string;
  shown: string;
  nothingFound: string;
  category: string;
  newsFeed: string;
}

const LOCALES = ['en', 'ru', 'zh', 'pt-br'] as const satisfies Locale[]; // spec 9

const cache = new Map<string, Words>();

/** A locale that the site does not know reads English (spec 1). */
export function contractLocale(locale: string): Locale {
  return (LOCALES as readonly string[]).includes(locale) ? (locale as Locale) : 'en';
}

export function wordsOf(locale: Locale): Words {
  const known = cache.get(locale);
  if (known) return known;
  const words = parse(readFileSync(new URL(`words/${locale}.yaml`, import.meta.url), 'utf8')) as Words;
  cache.set(locale, words);
  return words;
}
