/**
 * Delays the layout of heavy blocks far below the first screen of a new page until the first screen is painted and the
 * browser is idle (css/markdown.css). Call it when the page is in the document, before anything forces a layout.
 */
export function paintFirstScreenFirst(): void {
  const { dataset } = document.documentElement;
  const idle = window.requestIdleCallback ?? setTimeout; // WebKit lacks requestIdleCallback
  dataset.arriving = '';
  requestAnimationFrame(() => idle(() => delete dataset.arriving, { timeout: LATEST_MS }));
}

const LATEST_MS = 500;
