/**
 * The heavy blocks far below the first screen of a new page are laid out when the first screen has been painted and the
 * browser is idle (css/markdown.css). Called when the page is in the document and nothing has asked for its layout.
 */
export function paintFirstScreenFirst(): void {
  const { dataset } = document.documentElement;
  const idle = window.requestIdleCallback ?? setTimeout; // WebKit has none
  dataset.arriving = '';
  requestAnimationFrame(() => idle(() => delete dataset.arriving, { timeout: LATEST_MS }));
}

const LATEST_MS = 500;
