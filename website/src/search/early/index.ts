/**
 * The script `results.js`, which the inline script adds to the results page if the address has a query. It searches
 * before React is loaded and shows the first results. React is loaded on the reader's first input, as on other pages,
 * or if the search has any other outcome, which React shows.
 */
import { LOAD_REACT } from '../../browser/events';
import { required } from '../../browser/required';
import { STALLED_MS } from '../constants';
import { readQueryString } from '../page/query-string';
import type { SearchResponse } from '../response';
import { createSend } from '../send';
import { SAMPLE_ID, type SampleData } from './sample';
import { showQuery, showResults, showStalled } from './show';
import type { EarlySearch } from './takeover';

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', search);
else search();

function search(): void {
  const request = readQueryString(location.search);
  const sample = document.getElementById(SAMPLE_ID);
  if (window.earlySearch === null || !sample || request.query === '') return;
  const data = JSON.parse(required(sample.dataset.search, 'data of the search')) as SampleData;
  const own: EarlySearch = {
    request,
    sentAt: performance.now(),
    response: createSend(data.address)(request),
    stalled: false,
    shown: null,
  };
  window.earlySearch = own;
  const isOurs = () => window.earlySearch === own;

  showQuery(request.query, data);
  const timer = setTimeout(() => {
    if (!isOurs()) return;
    own.stalled = true;
    showStalled(data);
  }, STALLED_MS);
  const settle = (response?: SearchResponse) => {
    clearTimeout(timer);
    if (!isOurs()) return;
    if (!response || !isPlain(response, request.page)) {
      dispatchEvent(new Event(LOAD_REACT)); // React shows it
      return;
    }
    own.shown = response;
    showResults({ request, response, data, sample, isOurs });
  };
  own.response.then(settle, () => settle());
}

/** Whether this page of the response has results for the whole query, all of them pages of this site. */
function isPlain({ hits, pages, missing }: SearchResponse, page: number): boolean {
  return (
    hits.length > 0 && missing.length === 0 && page < pages && hits.every(({ url }) => url.startsWith('/'))
  );
}
