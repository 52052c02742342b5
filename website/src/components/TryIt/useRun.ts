import { useEffect, useRef, useState } from 'react';
import type { TimedExchange } from './Exchanges';
import { type Progress, type Run, run } from './run';

/** The current run: its exchanges so far and its progress. A new run replaces it. */
export function useRun() {
  const [progress, setProgress] = useState<Progress>();
  const [exchanges, setExchanges] = useState<TimedExchange[]>([]);
  /** What the run sent, as JSON: the reader may have changed the request since. */
  const [ranBody, setRanBody] = useState<string>();
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  const start = async (given: Run) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const started = performance.now();
    setExchanges([]);
    setRanBody(JSON.stringify(given.body));
    // Ignore updates of a run that has been replaced.
    const isCurrent = () => running.current === controller;
    await run(given, {
      signal: controller.signal,
      tell: (next) => isCurrent() && setProgress(next),
      add(exchange) {
        const seconds = (performance.now() - started) / 1000;
        if (isCurrent()) setExchanges((earlier) => [...earlier, { ...exchange, seconds }]);
      },
    });
  };

  return { progress, exchanges, ranBody, start, stop: () => running.current?.abort() };
}
