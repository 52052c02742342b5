import { type ReactNode, useEffect, useRef } from 'react';
import { applyFilter } from './apply';

/**
 * Adds behavior to the static filter that the contract plugin writes around a list: a text field, groups to choose
 * from, the count, the items. The items stay plain HTML; filtering hides them in place.
 */
export default function ListFilter({ children }: { children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  const apply = () => {
    if (list.current) applyFilter(list.current);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: apply reads the page, not props or state
  useEffect(() => {
    apply(); // a browser may have restored the fields of an earlier visit
    const showTarget = () => {
      apply();
      document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
    };
    addEventListener('hashchange', showTarget);
    return () => removeEventListener('hashchange', showTarget);
  }, []);

  return (
    <div ref={list} onInput={apply} onChange={apply}>
      {children}
    </div>
  );
}
