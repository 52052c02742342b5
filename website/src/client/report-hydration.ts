import { CODE_FAILED, HYDRATED } from '../browser/events';

/** Reports the outcome to the inline script, which then replays held clicks and keys, or shows a load error. */
export function reportHydration(): void {
  const root = document.documentElement;
  const stopAsking = new AbortController();
  addEventListener(
    'unhandledrejection',
    ({ reason }) => reason?.name === 'ChunkLoadError' && dispatchEvent(new Event(CODE_FAILED)),
    stopAsking,
  );
  new MutationObserver((_, observer) => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    stopAsking.abort();
    dispatchEvent(new Event(HYDRATED));
  }).observe(root, { attributes: true, attributeFilter: ['data-has-hydrated'] });
}
