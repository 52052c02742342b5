import { mayPrefetch } from '../browser/connection';
import { CODE_FAILED, LOAD_REACT } from '../browser/events';
import { LOADING_KEY } from '../browser/keys';
import { read } from '../browser/storage';
import { failOnce, ignoreFailuresOnLeaving } from './failure';
import { keepPlace } from './language-links';

/** The files of the framework. */
export interface PageAssets {
  baseUrl: string;
  styles: string;
  scripts: string[];
}

/** Inputs that do not follow the link they are on. */
const STAYING = ['keydown', 'wheel'];
const INTENT = ['pointermove', 'pointerdown', 'focusin', 'click', ...STAYING];

export function loadReactOnIntent({ baseUrl, styles, scripts }: PageAssets): void {
  let requested = false;
  const load = () => {
    if (requested) return;
    requested = true;
    ignoreFailuresOnLeaving();
    // The page only has the styles of its static form. The full styles are requested first and are by far the smaller
    // part, so they arrive before React can add anything to the page.
    add('link', { rel: 'stylesheet', href: styles, onerror: failOnce });
    for (const src of scripts) add('script', { src, async: false, onerror: failOnce }); // not async: in order
  };
  const onIntent = ({ type, target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    // Runs before the link is followed or its context menu opens: "open in new tab" uses the address at that time.
    if (link?.dataset.language) keepPlace(link, baseUrl);
    // A reader who points at a link to another page is about to leave: React would come too late, and delay that page.
    const leaving = link && link.pathname !== location.pathname && !STAYING.includes(type);
    if (!leaving) load();
  };

  for (const type of INTENT) addEventListener(type, onIntent, true);
  addEventListener(LOAD_REACT, load);
  addEventListener(CODE_FAILED, failOnce);

  const isRetry = read('sessionStorage', LOADING_KEY);
  const fillsInForm = location.hash.startsWith('#try='); // components/TryIt
  if (isRetry || fillsInForm) load();
  // The first results are shown before React (src/search/early). If that script cannot be fetched, React shows them.
  const isSearchPage = location.pathname.replace(/\/$/, '') === `${baseUrl}search`;
  if (isSearchPage && location.search !== '') add('script', { src: `${baseUrl}results.js`, onerror: load });
}

/** The browser fetches prefetch links when it is idle. */
export function prefetchReact({ styles, scripts }: PageAssets): void {
  if (!mayPrefetch()) return;
  for (const href of [styles, ...scripts]) add('link', { rel: 'prefetch', href });
}

function add<Name extends 'link' | 'script'>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): void {
  document.head.append(Object.assign(document.createElement(name), properties));
}
