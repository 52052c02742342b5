import { whenIdle } from '../browser/when-idle';

/**
 * Delays the layout of heavy blocks far below the first screen of a new page until the first screen is painted and the
 * browser is idle (css/markdown.css). Call it when the page is in the document, before anything forces a layout.
 */
export function paintFirstScreenFirst(): void {
  const { dataset } = document.documentElement;
  dataset.newPage = '';
  requestAnimationFrame(() => whenIdle(() => delete dataset.newPage));
}

/** The same for the page that the server sent, once React is there. */
export function layOutWholeWhenIdle(): void {
  whenIdle(() => {
    document.documentElement.dataset.whole = '';
  });
}
