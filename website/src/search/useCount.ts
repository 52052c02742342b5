import { formatLocale } from '@docs/site/locales';
import { usePluralForm } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { formatCount } from './format-count';

/** `count(5, '{count} result|{count} results')` in the locale's plural form and figures. */
export function useCount(): (count: number, forms: string) => string {
  const { selectMessage } = usePluralForm();
  const { currentLocale } = useDocusaurusContext().i18n;
  return (count, forms) =>
    selectMessage(count, forms).replace('{count}', formatCount(count, formatLocale(currentLocale)));
}
