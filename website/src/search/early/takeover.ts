import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { SearchRequest } from '../request';
import type { SearchResponse } from '../response';

/** The search that `results.js` sent before React was loaded. React hydrates its results. */
export interface EarlySearch {
  request: Required<SearchRequest>;
  /** Measured with `performance.now()`. */
  sentAt: number;
  response: Promise<SearchResponse>;
  /** Whether the page shows that the search is slow. */
  stalled: boolean;
  /** The response whose results are in the page. */
  shown: SearchResponse | null;
}

declare global {
  interface Window {
    /** null: React controls the page from now on. */
    earlySearch?: EarlySearch | null;
  }
}

/** Read once, before React hydrates the page. After that the early search does not change the page. */
export const early: EarlySearch | null = takeOver();

function takeOver(): EarlySearch | null {
  if (!ExecutionEnvironment.canUseDOM) return null;
  const { earlySearch } = window;
  window.earlySearch = null;
  return earlySearch ?? null;
}
