import { useHistory } from '@docusaurus/router';
import { type RefObject, useEffect, useRef } from 'react';
import type { SearchRequest } from '../request';

/** Scrolls to the top of another page of results. The back button restores the scroll position. */
export function usePlace(
  { page }: Required<SearchRequest>,
  ready: boolean,
): RefObject<HTMLParagraphElement | null> {
  const top = useRef<HTMLParagraphElement>(null);
  const shown = useRef<number | null>(null);
  const { action } = useHistory();

  useEffect(() => {
    if (!ready) return;
    const turned = shown.current !== null && shown.current !== page;
    shown.current = page;
    if (!turned || action !== 'PUSH') return;
    window.scrollTo(0, 0);
    top.current?.focus({ preventScroll: true });
  }, [ready, page, action]);

  return top;
}
