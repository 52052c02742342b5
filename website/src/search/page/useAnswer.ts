import { useEffect, useState } from 'react';
import type { Answer } from '../answer';
import { STALLED_MS } from '../constants';
import { type Failure, failureOf } from '../failure';
import type { Query } from '../query';
import { useSearchService } from '../service';
import type { SearchStatus } from '../useStateSentence';

interface Settled {
  key: string;
  answer: Answer | null;
  failure: Failure | null;
}

/** For the back button: a page of results that was there is there again at once, as high as it was. */
const seen = new Map<string, Answer>();

/** The answer to the query of the address. The former one stays until it has come. */
export function useAnswer(query: Required<Query>) {
  const search = useSearchService();
  const key = query.text && JSON.stringify(query);
  const [settled, setSettled] = useState<Settled>({ key: '', answer: null, failure: null });
  const [stalled, setStalled] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the query
  useEffect(() => {
    if (key === '' || seen.has(key)) {
      setSettled({ key, answer: seen.get(key) ?? null, failure: null });
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
    search(query).then(
      (answer) => {
        seen.set(key, answer);
        settle({ answer, failure: null });
      },
      (error) => {
        const failure = failureOf(error);
        if (failure === 'refused') console.error(error);
        settle({ answer: null, failure });
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
  const answer = known ?? (key === '' ? null : settled.answer);
  const failure = known || key === '' ? null : settled.failure;
  const status: SearchStatus = !done ? (stalled ? 'stalled' : 'loading') : failure ? 'error' : 'idle';
  const retry = () => {
    setSettled({ key: '', answer: null, failure: null });
    setAttempt(attempt + 1);
  };
  return { answer, failure, status, retry };
}
