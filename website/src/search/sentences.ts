import { fill } from '../../shared/texts/fill';
import type { Failure } from './failure';
import { formatCount } from './format-count';
import type { SearchMessages } from './messages';
import type { SearchResponse } from './response';

export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

/** The words of a language. */
export interface Wording {
  messages: SearchMessages;
  /** For plurals, numbers and lists: `pt-BR`. */
  language: string;
}

/** The state of a search in a sentence. */
export function stateSentence(
  status: SearchStatus,
  response: SearchResponse | null,
  failure: Failure | null,
  wording: Wording,
): string {
  const { messages } = wording;
  if (status === 'stalled') return messages.searching;
  if (failure) return messages.failed;
  if (!response) return '';
  const { query, count, missing, repaired } = response;
  if (count === 0) return fill(messages.noResults, { query: quoted(query, wording) });
  const sentences = [countText(count, messages.count, wording)];
  if (missing.length > 0) {
    sentences.unshift(fill(messages.partial, { words: missingWords(missing, wording) }));
  }
  if (repaired !== null) {
    sentences.unshift(fill(messages.repaired, { query: quoted(repaired, wording) }));
  }
  return sentences.join(' ');
}

/** Words as a list in the reader's language: “a”, “b”, or “c”. */
export function missingWords(words: readonly string[], wording: Wording): string {
  const list = new Intl.ListFormat(wording.language, { type: 'disjunction' });
  return list.format(words.map((word) => quoted(word, wording)));
}

/** `countText(5, '{count} result|{count} results', …)` in the plural form and figures of the language. */
export function countText(count: number, forms: string, { language }: Wording): string {
  return fill(pluralForm(forms, count, language), { count: formatCount(count, language) });
}

function quoted(text: string, { messages }: Wording): string {
  return fill(messages.quoted, { text });
}

const CATEGORIES: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** The forms are in the order of the categories that the language has; the last one is used for missing ones. */
export function pluralForm(forms: string, count: number, language: string): string {
  const rules = new Intl.PluralRules(language);
  const { pluralCategories } = rules.resolvedOptions();
  const known = CATEGORIES.filter((category) => pluralCategories.includes(category));
  const written = forms.split('|');
  return written[known.indexOf(rules.select(count))] ?? written.at(-1) ?? forms;
}
