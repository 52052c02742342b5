/** Once the page is whole and painted: what is fetched earlier would compete with what the reader came for. */
export function afterPaint(work: () => void): void {
  addEventListener('load', () => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      work();
    }).observe({ type: 'paint', buffered: true });
  });
}
