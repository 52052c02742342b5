/**
 * Pages that the text links to are fetched when the link comes into sight. Those of the sidebar wait for the pointer or
 * the finger: two dozen of them are always in sight, and a reader takes one.
 */
export function prefetchFromText(): void {
  const { prefetch, preload } = window.docusaurus;
  window.docusaurus = {
    preload,
    prefetch: (path) => !!document.querySelector(`main [href="${path}"]`) && prefetch(path),
  };
}
