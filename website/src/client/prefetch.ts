import { whenIdle } from '../browser/when-idle';

/**
 * Prefetches pages that the text links to when the link becomes visible. Links of the sidebar wait for the pointer or
 * the finger: two dozen of them are always visible, and a reader follows one.
 */
export function prefetchFromText(): void {
  const { prefetch, preload } = window.docusaurus;
  window.docusaurus = {
    preload,
    prefetch(path) {
      whenIdle(() => document.querySelector(`main [href="${path}"]`) && prefetch(path));
      return false;
    },
  };
}
