import { type ReactNode, useEffect, useState } from 'react';
import { announce } from '../CodeBlock/announce';

const SHOWN_MS = 2000;

interface ActionProps {
  /** Performs the action and resolves with the outcome in the reader's language. */
  perform(): Promise<string>;
  children: string;
}

/** A button that briefly shows the outcome of its action. */
export default function Action({ perform, children }: ActionProps): ReactNode {
  const [outcome, setOutcome] = useState<string>();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const performAndAnnounce = async () => {
    const text = await perform();
    setOutcome(text);
    announce(text);
  };

  return (
    <button type="button" className="button button-quiet" onClick={performAndAnnounce}>
      {outcome ?? children}
    </button>
  );
}
