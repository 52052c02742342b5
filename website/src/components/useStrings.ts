import type { LanguageStrings } from '../../shared/texts/types';
import { useSiteFields } from '../hooks/useSiteFields';

/** Passed through the configuration, so that a page includes only the strings of its own language. */
export function useStrings(): LanguageStrings {
  return useSiteFields().strings;
}
