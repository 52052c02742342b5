import { useEffect, useState } from 'react';
import { STALLED_MS } from '../constants';
import { type Failure, failureOf } from '../failure';
import type { SearchRequest } from '../request';
import type { SearchResponse } from '../response';
import { useSearchService } from '../service';
import type { SearchStatus } from '../useStateSentence';

interface Settled {
  key: string;
  response: SearchResponse | null;
  failure: Failure | null;
}

/** For the back button: a page of results that was there is there again at once, as high as it was. */
const seen = new Map<string, SearchResponse>();

/** The response to the search in the address. The previous one stays until the new one arrives. */
export function useResponse(request: Required<SearchRequest>) {
  const search = useSearchService();
  const key = request.query && JSON.stringify(request);
  const [settled, setSettled] = useState<Settled>({ key: '', response: null, failure: null });
  const [stalled, setStalled] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key represents the request
  useEffect(() => {
    if (key === '' || seen.has(key)) {
      setSettled({ key, response: seen.get(key) ?? null, failure: null });
      return;
    }
    let current = true;
    const timer = setTimeout(() => setStalled(true), STALLED_MS);
    const settle = (outcome: Omit<Settled, 'key'>) => {
      if (!current) return; // a newer query is under way
      clearTimeout(timer);
      setStalled(false);
      setSettled({ key, ...outcome });
    };
    search(request).then(
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
