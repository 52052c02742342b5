import { useHistory } from '@docusaurus/router';
import { type RefObject, useEffect, useRef } from 'react';
import type { Query } from '../query';

/** Another page of results is read from its top; the back button leads to where the reader was. */
export function usePlace(query: Required<Query>, ready: boolean): RefObject<HTMLParagraphElement | null> {
  const top = useRef<HTMLParagraphElement>(null);
  const shown = useRef<number | null>(null);
  const { action } = useHistory();

  useEffect(() => {
    if (!ready) return;
    const turned = shown.current !== null && shown.current !== query.page;
    shown.current = query.page;
    if (!turned || action !== 'PUSH') return;
    window.scrollTo(0, 0);
    top.current?.focus({ preventScroll: true });
  }, [ready, query.page, action]);

  return top;
}
