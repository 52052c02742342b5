import { isSearchShortcut } from '../search/shortcuts';
import { failOnce } from './failure';
import { LOADING_KEY } from './keys';
import { read } from './storage';

const INTENT = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'];

const root = document.documentElement;
const hydrated = () => root.dataset.hasHydrated === 'true';

/** Gestures made before React is there; carried out once it is. */
const pending: (() => void)[] = [];
let searchAsked = false;

export function wakeOnIntent(scripts: string[]): void {
  let awake = false;
  const wake = () => {
    if (awake) return;
    awake = true;
    for (const src of scripts) {
      const script = document.createElement('script');
      script.src = src;
      script.async = false; // in order
      script.onerror = failOnce;
      document.head.append(script);
    }
  };

  for (const type of INTENT) addEventListener(type, wake, { capture: true, once: true, passive: true });
  addEventListener('click', holdClick, true);
  addEventListener('keydown', holdKey, true);
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!hydrated() && reason?.name === 'ChunkLoadError') failOnce();
  });

  new MutationObserver((_, observer) => {
    if (!hydrated()) return;
    observer.disconnect();
    for (const carryOut of pending.splice(0)) carryOut();
  }).observe(root, { attributes: true, attributeFilter: ['data-has-hydrated'] });

  if (read('sessionStorage', LOADING_KEY)) wake();
  else addEventListener('load', () => prefetchWhenIdle(scripts));
  // The results page is React's work from the start.
  document.addEventListener('DOMContentLoaded', () => document.querySelector('[data-wake]') && wake());
}

function holdClick(event: MouseEvent): void {
  const button = (event.target as Element).closest?.<HTMLElement>('button');
  if (hydrated() || !button || !event.isTrusted || button.dataset.native !== undefined) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (button.getAttribute('aria-haspopup') === 'dialog') searchAsked = true;
  pending.push(() => button.click());
}

/** The shortcuts of search and, once it has been asked for, the text typed next, which is meant for it. */
function holdKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (hydrated() || !event.isTrusted) return;
  const typed = searchAsked && !ctrlKey && !metaKey && !altKey && (key.length === 1 || key === 'Backspace');
  if (!typed && !isSearchShortcut(event)) return;
  searchAsked = true;
  event.preventDefault();
  pending.push(() => document.body.dispatchEvent(new KeyboardEvent('keydown', event)));
}

function prefetchWhenIdle(scripts: string[]): void {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return;
  (window.requestIdleCallback ?? setTimeout)(() => {
    for (const href of scripts) {
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.as = 'script';
      link.href = href;
      document.head.append(link);
    }
  });
}
