import { translate } from '@docusaurus/Translate';
import { type ReactNode, useEffect, useState } from 'react';
import { stateSentence } from '../sentences';
import { useWording } from '../useWording';
import { outcomeOf } from './panel';
import { START_PAGES } from './sources';
import type { SearchControl } from './useSearch';

const PAUSE_MS = 400;

/** Announces the outcome to screen readers once the reader has paused. */
export default function Announcement({ search: { state } }: { search: SearchControl }): ReactNode {
  const { response, failure } = outcomeOf(state);
  const start = state.query.trim() === '';
  const sentence = stateSentence(state.status, start ? null : response, start ? null : failure, useWording());
  const empty =
    start &&
    state.status === 'idle' &&
    state.collections.every(({ source, items }) => source.sourceId === START_PAGES || items.length === 0);
  const said = empty ? translate({ id: 'docs.search.noRecents', message: 'No recent searches' }) : sentence;

  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(said), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [said]);

  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
}
