import type { Prices, SearchSettings } from '../environment';
import type { LanguageStrings } from './texts/types';

/** What docusaurus.config.ts passes to the browser as `customFields`. */
export interface SiteFields {
  search: SearchSettings;
  dataUrl: string;
  prices: Prices | null;
  strings: LanguageStrings;
}

/** @param customFields of the site's configuration, which sets all of them */
export function siteFields(customFields: Record<string, unknown> | undefined): SiteFields {
  return customFields as unknown as SiteFields;
}
