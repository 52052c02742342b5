/**
 * Once the page is painted: what is fetched earlier would compete with what the reader came for. Nothing waits for the
 * page's end while it comes, because the browser lays the page out in the task that tells of it. A browser that paints
 * a page in parts may not have all of it yet.
 */
export function afterPaint(work: () => void): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', work);
    else work();
  }).observe({ type: 'paint', buffered: true });
}
