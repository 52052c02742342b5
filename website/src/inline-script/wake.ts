import { isSearchKey, isSearchShortcut } from '../search/shortcuts';
import { layOutWhole } from './before-paint';
import { failOnce, ignoreFailuresOnLeaving } from './failure';
import { LOADING_KEY } from './keys';
import { keepPlace } from './language-links';
import { read } from './storage';

const INTENT = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin', 'click'];

/** Clicks made before React is ready; replayed once it is. */
const clicks: (() => void)[] = [];
/** The click or key that opens search, and the keys pressed after it. Empty if search was not opened. */
let search: (() => void)[] = [];
let hydrated = false;

export function wakeOnIntent(styles: string, scripts: string[]): void {
  let awake = false;
  const baseUrl = styles.replace(/assets.*/, '');
  const wake = ({ type, target }: Partial<Event>) => {
    const link = (target as Element | undefined)?.closest?.<HTMLAnchorElement>('a[href]');
    // Runs before the link is followed or its context menu opens: "open in new tab" uses the address at that time.
    if (link?.dataset.language) keepPlace(link, baseUrl);
    // A reader who points at a link to another page is about to leave: React would come too late, and delay that page.
    const leaving = link && link.pathname !== location.pathname && !/key|wheel/.test(type as string);
    if (awake || leaving) return;
    awake = true;
    ignoreFailuresOnLeaving();
    // The page only has the styles of its static form. The full styles are requested first and are by far the smaller
    // part, so they arrive before React can add anything to the page.
    add('link', { rel: 'stylesheet', href: styles, onerror: failOnce });
    for (const src of scripts) add('script', { src, async: false, onerror: failOnce }); // not async: in order
  };

  for (const type of INTENT) addEventListener(type, wake, true);
  addEventListener('keydown', layOutWhole); // End, or the shortcut of find in page
  addEventListener('scroll', layOutWhole); // of the page: scroll events of the sidebar do not bubble
  addEventListener('click', holdClick, true);
  addEventListener('keydown', holdKey, true);
  // Both events come from src/client/waking.ts, which has been fetched by then.
  addEventListener('unfetched', failOnce);
  addEventListener('hydrated', () => {
    hydrated = true;
    for (const carryOut of [...clicks, ...search]) carryOut();
  });

  // A form that is filled in from a link needs React from the start (components/TryIt).
  if (read('sessionStorage', LOADING_KEY) || /#try=/.test(location.hash)) wake({});
  // The first results are shown before React (src/search/early). If that script fails to load, wake React.
  if (/search\?/.test(location.href)) add('script', { src: `${baseUrl}results.js`, onerror: () => wake({}) });
}

function holdClick(event: MouseEvent): void {
  const button = (event.target as Element).closest<HTMLElement>('button:not([data-native])');
  if (hydrated || !button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  (button.ariaHasPopup === 'dialog' ? search : clicks).push(() => button.click());
}

function holdKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey } = event;
  if (hydrated) return;
  if (search.length > 0) {
    const typed = !ctrlKey && !metaKey && (key.length === 1 || key === 'Backspace');
    if (key === 'Escape' || isSearchKey(event))
      search = []; // because they would close the modal
    else if (typed || key === 'Enter') search.push(() => replay(event));
    else return;
  } else if (isSearchShortcut(event)) search.push(() => replay(event));
  else return;
  event.preventDefault();
}

function replay(event: KeyboardEvent): void {
  document.body.dispatchEvent(new KeyboardEvent('keydown', event));
}

/** The browser fetches prefetch links when it is idle. */
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
