/** Runs work once the page is loaded and painted: earlier requests would compete with the page itself. */
export function afterPaint(work: () => void): void {
  addEventListener('load', () => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      work();
    }).observe({ type: 'paint', buffered: true });
  });
}
