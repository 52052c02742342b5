import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { LanguageStrings } from '../../shared/texts/types';

/** Passed through the configuration, so that a page includes only the strings of its own language. */
export function useStrings(): LanguageStrings {
  return useDocusaurusContext().siteConfig.customFields?.strings as LanguageStrings;
}
