import { useEffect, useState } from 'react';
import { announce } from './announce';

const SHOWN_MS = 2000;

/** The outcome of a button's action, for two seconds; a screen reader announces it. */
export function useOutcome() {
  const [outcome, setOutcome] = useState<string>();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const show = async (action: Promise<string>) => {
    const text = await action;
    setOutcome(text);
    announce(text);
  };

  return { outcome, show };
}
