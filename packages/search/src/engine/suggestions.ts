import { MAX_SUGGESTIONS } from '@docs/site/search-limits';
import { normalize } from '../analysis/normalize.ts';
import { foldAccents, wordsOf } from '../analysis/words.ts';
import type { SearchRecord } from '../record.ts';
import { editDistance } from './edit-distance.ts';
import { MAX_QUERY_WORDS } from './parsed-query.ts';
import type { Postings } from './postings.ts';

/** A suggestion may differ by more than a typo, but must still resemble the typed word. */
const MAX_DISTANCE = 4;
const MAX_SHARE_CHANGED = 0.5;

/** For a query that found nothing: the words in page titles that most resemble its words. These do find something. */
export function suggest(query: string, postings: Postings, records: readonly SearchRecord[]): string[] {
  const typed = wordsOf(query)
    .filter((word) => word.text.length >= 3)
    .slice(0, MAX_QUERY_WORDS);
  const near = new Map<string, number>();
  const titles = new Set(records.map((record) => record.hierarchy.lvl1).filter((title) => title !== null));
  for (const title of titles)
    for (const word of wordsOf(title)) {
      if (word.text.length < 3 || postings.vocabulary.id(word.text) === undefined) continue;
      const shown = normalize(title.slice(word.start, word.end));
      for (const { text } of typed) {
        const distance = editDistance(foldAccents(text), foldAccents(word.text), MAX_DISTANCE);
        const share = distance / Math.max(text.length, word.text.length);
        if (distance > MAX_DISTANCE || share > MAX_SHARE_CHANGED) continue;
        near.set(shown, Math.min(near.get(shown) ?? 1, share));
      }
    }
  return [...near]
    .sort((a, b) => a[1] - b[1])
    .slice(0, MAX_SUGGESTIONS)
    .map(([word]) => word);
}
