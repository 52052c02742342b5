import type { SearchAddress } from '../send';

export const SAMPLE_ID = 'results-sample';

/** What the page holds for the early search, beside a sample of each part. Messages have their placeholders. */
export interface SampleData {
  address: SearchAddress;
  messages: Record<'title' | 'searching' | 'count' | 'repaired' | 'quoted' | 'page', string>;
}
