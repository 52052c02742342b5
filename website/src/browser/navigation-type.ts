/** How the reader came to the page: `navigate` for a link or an address, `reload`, `back_forward`. */
export function navigationType(): NavigationTimingType {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming ? entry.type : 'navigate';
}
