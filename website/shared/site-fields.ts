import type { Prices, SearchSettings } from '../environment';
import type { LanguageStrings } from './texts/types';

/** What docusaurus.config.ts passes to the browser as `customFields`. */
export interface SiteFields {
  search: SearchSettings;
  dataUrl: string;
  prices: Prices | null;
  strings: LanguageStrings;
}

/** @param customFields of the site's configuration */
export function siteFields(customFields: Record<string, unknown> | undefined): SiteFields {
  const { search, dataUrl, strings, prices } = (customFields ?? {}) as Partial<SiteFields>;
  if (!search || !dataUrl || !strings || prices === undefined) {
    throw new Error('docusaurus.config.ts must set search, dataUrl, prices and strings in customFields.');
  }
  return { search, dataUrl, strings, prices };
}
