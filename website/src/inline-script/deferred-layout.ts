import { navigationType } from '../browser/navigation-type';

/**
 * The layout of heavy blocks below the first screen waits (css/markdown.css) until the reader scrolls or presses a key,
 * such as End or the shortcut of find in page. Returning to a scroll position needs the real heights from the start.
 */
export function layOutWholeOnDemand(): void {
  addEventListener('keydown', layOutWhole);
  addEventListener('scroll', layOutWhole); // of the page: scroll events of the sidebar do not bubble
  if (navigationType() !== 'navigate') layOutWhole();
}

function layOutWhole(): void {
  document.documentElement.dataset.whole = '';
}
