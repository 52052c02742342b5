import { formatCount } from '../format-count';
import type { SearchResponse } from '../response';
import type { SampleData } from './sample';

export function fillIn(message: string, values: Record<string, string>): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name) => values[name] ?? placeholder);
}

/** The same sentence as in useStateSentence. */
export function countSentence({ count, repaired }: SearchResponse, messages: SampleData['messages']): string {
  const { lang } = document.documentElement;
  const found = fillIn(pluralForm(messages.count, count, lang), {
    count: formatCount(count, lang),
  });
  if (repaired === null) return found;
  const query = fillIn(messages.quoted, { text: repaired });
  return `${fillIn(messages.repaired, { query })} ${found}`;
}

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** `one|few|many` in the order of Docusaurus' usePluralForm, which uses the last form for missing ones. */
export function pluralForm(forms: string, count: number, locale: string): string {
  const rules = new Intl.PluralRules(locale);
  const { pluralCategories } = rules.resolvedOptions();
  const known = FORMS.filter((form) => (pluralCategories as string[]).includes(form));
  const written = forms.split('|');
  return written[Math.min(known.indexOf(rules.select(count)), written.length - 1)] as string;
}
