import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect, useState } from 'react';
import { STALLED_MS } from '../constants';
import { early } from '../early/takeover';
import { type Failure, failureOf } from '../failure';
import type { SearchRequest } from '../request';
import type { SearchResponse } from '../response';
import type { SearchStatus } from '../sentences';
import { useSearchService } from '../service';

interface Settled {
  key: string;
  response: SearchResponse | null;
  failure: Failure | null;
}

/** For the back button: a page of results that was shown before is shown again at once, with the same height. */
const seen = new Map<string, SearchResponse>();
if (early?.shown) seen.set(keyOf(early.request), early.shown);

/** Searches that were sent before React was loaded. */
const underWay = new Map(early ? [[keyOf(early.request), early]] : []);

/** The response to the search in the address. The previous one stays until the new one arrives. */
export function useResponse(request: Required<SearchRequest>) {
  const search = useSearchService();
  const key = keyOf(request);
  const hydrating = !useIsBrowser();
  const [settled, setSettled] = useState<Settled>({ key: '', response: null, failure: null });
  const [stalled, setStalled] = useState(hydrating && !!early?.stalled && !early.shown);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key represents the request
  useEffect(() => {
    if (key === '' || seen.has(key)) {
      setSettled({ key, response: seen.get(key) ?? null, failure: null });
      return;
    }
    let current = true;
    const sent = underWay.get(key);
    underWay.delete(key); // once: a retry is a new search
    const waited = sent ? performance.now() - sent.sentAt : 0;
    const timer = setTimeout(() => setStalled(true), STALLED_MS - waited);
    const settle = (outcome: Omit<Settled, 'key'>) => {
      if (!current) return; // a newer query is under way
      clearTimeout(timer);
      setStalled(false);
      setSettled({ key, ...outcome });
    };
    (sent?.response ?? search(request)).then(
      (response) => {
        seen.set(key, response);
        settle({ response, failure: null });
      },
      (error) => {
        const failure = failureOf(error);
        if (failure === 'refused') console.error(error);
        settle({ response: null, failure });
      },
    );
    return () => {
      current = false;
      clearTimeout(timer);
      setStalled(false);
    };
  }, [key, attempt, search]);

  const known = seen.get(key);
  const done = known !== undefined || settled.key === key;
  const response = known ?? (key === '' ? null : settled.response);
  const failure = known || key === '' ? null : settled.failure;
  const status: SearchStatus = !done ? (stalled ? 'stalled' : 'loading') : failure ? 'error' : 'idle';
  const retry = () => {
    setSettled({ key: '', response: null, failure: null });
    setAttempt(attempt + 1);
  };
  return { response, failure, status, retry };
}

function keyOf(request: Required<SearchRequest>): string {
  return request.query && JSON.stringify(request);
}
