import { formatLocale } from '@docs/site/locales';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { searchMessages } from './messages';
import type { Wording } from './sentences';

export function useWording(): Wording {
  const language = formatLocale(useDocusaurusContext().i18n.currentLocale);
  return { messages: searchMessages(), language };
}
