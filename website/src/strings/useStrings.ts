import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { LanguageStrings } from './types';

/** Passed through the configuration, so that a page brings the strings of its own language only. */
export function useStrings(): LanguageStrings {
  return useDocusaurusContext().siteConfig.customFields?.strings as LanguageStrings;
}
