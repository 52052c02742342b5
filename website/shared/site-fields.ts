import type { Prices, SearchSettings } from '../environment';
import type { LanguageStrings } from './texts/types';

/** What docusaurus.config.ts passes to the browser as `customFields`. */
export interface SiteFields {
  search: SearchSettings;
  dataUrl: string;
  prices: Prices | null;
  /** In the language of the page only: each build includes one language. */
  strings: LanguageStrings;
}
