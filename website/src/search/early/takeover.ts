import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { SearchRequest } from '../request';
import type { SearchResponse } from '../response';

/** The search that `results.js` sent before React was there. React hydrates what it has shown. */
export interface EarlySearch {
  request: Required<SearchRequest>;
  /** By `performance.now()`. */
  sentAt: number;
  response: Promise<SearchResponse>;
  /** Whether the page says that the search takes long. */
  stalled: boolean;
  /** The response whose results are in the page. */
  shown: SearchResponse | null;
}

declare global {
  interface Window {
    /** null: the page is React's from here on. */
    earlySearch?: EarlySearch | null;
  }
}

/** Read once, before React hydrates the page: from then on the early search changes nothing. */
export const early: EarlySearch | null = takeOver();

function takeOver(): EarlySearch | null {
  if (!ExecutionEnvironment.canUseDOM) return null;
  const { earlySearch } = window;
  window.earlySearch = null;
  return earlySearch ?? null;
}
