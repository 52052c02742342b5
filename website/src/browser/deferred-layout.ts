import { navigationType } from './navigation-type';
import { whenIdle } from './when-idle';

/**
 * The layout of heavy blocks below the first screen (css/markdown.css) waits until that screen is painted, or until the
 * reader presses a key, such as End or the shortcut of find in page. It must not wait until the reader scrolls: a block
 * that gets its height in view moves what is below it, and a click on that misses. Returning to a scroll position needs
 * the real heights from the start.
 */
export function deferLayout(): void {
  addEventListener('keydown', layOutWhole);
  if (navigationType() !== 'navigate') layOutWhole();
}

/** For a page that React shows, while its first paint is still to come. */
export function deferNextLayout(): void {
  delete document.documentElement.dataset.whole;
  whenIdle(layOutWhole);
}

export function layOutWhole(): void {
  document.documentElement.dataset.whole = '';
}
