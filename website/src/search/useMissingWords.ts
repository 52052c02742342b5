import { formatLocale } from '@docs/site/locales';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { quoted } from './Quoted';

/** Words as a list in the reader's language: “a”, “b”, or “c”. */
export function useMissingWords(): (words: readonly string[]) => string {
  const language = formatLocale(useDocusaurusContext().i18n.currentLocale);
  return (words) => new Intl.ListFormat(language, { type: 'disjunction' }).format(words.map(quoted));
}
