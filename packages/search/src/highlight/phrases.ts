import { Synonyms } from '../analysis/synonyms/index.ts';
import type { Word } from '../analysis/words.ts';
import type { Locale } from '../record.ts';

const synonymsOf = new Map<Locale, Synonyms>();

/** The phrases of the synonym lists in a text, found in the same way as for the index. */
export function phrasesIn(words: readonly Word[], locale: Locale): Word[] {
  const synonyms = synonymsOf.get(locale) ?? new Synonyms(locale);
  synonymsOf.set(locale, synonyms);
  return synonyms.phrasesIn(words);
}
