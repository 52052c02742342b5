import { isSearchShortcut } from '../search/shortcuts';
import { failOnce } from './failure';
import { LOADING_KEY } from './keys';
import { keepPlace } from './language-links';
import { read } from './storage';

const INTENT = ['pointermove', 'pointerdown', 'keydown', 'focusin'];

/** Gestures made before React is there; carried out once it is. */
const pending: (() => void)[] = [];
let hydrated = false;
let searchAsked = false;

export function wakeOnIntent(styles: string, scripts: string[]): void {
  let awake = false;
  const wake = () => {
    if (awake) return;
    awake = true;
    // The page has the styles of its static form only. These come first and are the smaller part by far, so they are
    // there before React can add anything to the page.
    add('link', { rel: 'stylesheet', href: styles, onerror: failOnce });
    for (const src of scripts) add('script', { src, async: false, onerror: failOnce }); // not async: in order
  };

  for (const type of INTENT) addEventListener(type, wake, true);
  addEventListener('click', handleClick, true);
  addEventListener('keydown', holdKey, true);
  // Both from src/client/waking.ts, which is part of what has been fetched by then.
  addEventListener('unfetched', failOnce);
  addEventListener('hydrated', () => {
    hydrated = true;
    for (const carryOut of pending.splice(0)) carryOut();
  });

  // With a query, the results page is React's work from the start.
  if (read('sessionStorage', LOADING_KEY) || /search\?/.test(location.href)) wake();
}

function handleClick(event: MouseEvent): void {
  const target = event.target as Element;
  keepPlace(target.closest<HTMLAnchorElement>('a[data-language]'));
  const button = target.closest<HTMLElement>('button:not([data-native])');
  if (hydrated || !button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  searchAsked ||= button.ariaHasPopup === 'dialog';
  pending.push(() => button.click());
}

/** The shortcuts of search and, once it has been asked for, the text typed next, which is meant for it. */
function holdKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey } = event;
  if (hydrated) return;
  const typed = searchAsked && !ctrlKey && !metaKey && (key.length === 1 || key === 'Backspace');
  if (!typed && !isSearchShortcut(event)) return;
  searchAsked = true;
  event.preventDefault();
  pending.push(() => document.body.dispatchEvent(new KeyboardEvent('keydown', event)));
}

/** The browser fetches such links when it has nothing else to do. */
export function prefetchWhenIdle(styles: string, scripts: string[]): void {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  if (connection?.saveData || /2g/.test(connection?.effectiveType as string)) return;
  for (const href of [styles, ...scripts]) add('link', { rel: 'prefetch', href });
}

function add<Name extends 'link' | 'script'>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): void {
  document.head.append(Object.assign(document.createElement(name), properties));
}
