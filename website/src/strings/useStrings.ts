import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { type LanguageStrings, languageStrings } from '.';

export function useStrings(): LanguageStrings {
  return languageStrings(useDocusaurusContext().i18n.currentLocale);
}
