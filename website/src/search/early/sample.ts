import type { SearchAddress } from '../send';

export const SAMPLE_ID = 'results-sample';

/** The data in the page for the early search, in addition to a sample of each part. Messages contain placeholders. */
export interface SampleData {
  address: SearchAddress;
  messages: Record<'title' | 'searching' | 'count' | 'repaired' | 'quoted' | 'page', string>;
}
