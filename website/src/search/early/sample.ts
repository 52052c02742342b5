import type { SearchAddress } from '../send';
import type { Wording } from '../sentences';

export const SAMPLE_ID = 'results-sample';

/** The data in the page for the early search, in addition to a sample of each part. */
export interface SampleData {
  address: SearchAddress;
  wording: Wording;
}
