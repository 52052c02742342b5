import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { layOutWholeWhenIdle } from './arriving';

/** Reports the outcome to the inline script, which then replays held clicks and keys, or shows a load error. */
export function reportWaking(): void {
  if (!ExecutionEnvironment.canUseDOM) return;
  const root = document.documentElement;
  const stopAsking = new AbortController();
  addEventListener(
    'unhandledrejection',
    ({ reason }) => reason?.name === 'ChunkLoadError' && dispatchEvent(new Event('unfetched')),
    stopAsking,
  );
  new MutationObserver((_, observer) => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    stopAsking.abort();
    layOutWholeWhenIdle();
    dispatchEvent(new Event('hydrated'));
  }).observe(root, { attributes: true, attributeFilter: ['data-has-hydrated'] });
}
