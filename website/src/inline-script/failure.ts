import { LOADING_KEY } from './keys';
import { read, write } from './storage';

let failed = false;

/** Firefox and WebKit cancel requests when a page is left: not a failure, and a reload would undo the navigation. */
export function ignoreFailuresOnLeaving(): void {
  addEventListener('beforeunload', () => {
    failed = true;
  });
}

/** A page whose code cannot be fetched reloads once (a new deployment may have moved it), then shows an error (spec 4). */
export function failOnce(): void {
  if (failed) return;
  failed = true;
  if (!read('sessionStorage', LOADING_KEY)) {
    write('sessionStorage', LOADING_KEY, '1');
    // If storage is blocked or full, the navigation type shows whether this is the reload.
    if (read('sessionStorage', LOADING_KEY) || !performance.navigation.type) {
      location.reload();
      return;
    }
  }
  write('sessionStorage', LOADING_KEY, '');
  // The code may fail before the page that shows the error is parsed.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showFailure);
  else showFailure();
}

function showFailure(): void {
  const template = document.getElementById('page-error') as HTMLTemplateElement;
  const main = document.querySelector('[id$=fallback]') as HTMLElement;
  main.replaceChildren(template.content);
  document.title = (main.querySelector('h1') as HTMLElement).textContent;
  const retry = main.querySelector('button') as HTMLElement;
  retry.onclick = () => location.reload();
  retry.focus();
}
