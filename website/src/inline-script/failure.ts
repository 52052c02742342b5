import { LOADING_KEY } from './keys';
import { read, write } from './storage';

let failed = false;

/** When a page is left, Firefox and WebKit cancel what it still fetches: no failure, and a reload would keep the reader. */
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
    // Blocked or full storage keeps nothing; then the navigation type shows whether this is the reload.
    if (read('sessionStorage', LOADING_KEY) || !performance.navigation.type) {
      location.reload();
      return;
    }
  }
  write('sessionStorage', LOADING_KEY, '');
  // The code may fail before there is a page that can show the error.
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
