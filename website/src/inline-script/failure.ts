import { LOADING_KEY } from '../browser/keys';
import { navigationType } from '../browser/navigation-type';
import { required } from '../browser/required';
import { read, write } from '../browser/storage';

let failed = false;

/** Firefox and WebKit cancel requests when a page is left: not a failure, and a reload would undo the navigation. */
export function ignoreFailuresOnLeaving(): void {
  addEventListener('beforeunload', () => {
    failed = true;
  });
}

/** A page whose code cannot be fetched reloads once (a new deployment may have moved it), then shows an error (spec 4.8). */
export function failOnce(): void {
  if (failed) return;
  failed = true;
  if (!read('sessionStorage', LOADING_KEY)) {
    write('sessionStorage', LOADING_KEY, '1');
    // If storage is blocked or full, the navigation type shows whether this is the reload.
    if (read('sessionStorage', LOADING_KEY) || navigationType() === 'navigate') {
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
  const template = required(document.querySelector<HTMLTemplateElement>('template#page-error'), 'page-error');
  const main = required(document.querySelector('.theme-layout-main'), 'main part');
  main.replaceChildren(template.content);
  document.title = required(main.querySelector('h1'), 'title').textContent;
  const retry = required(main.querySelector('button'), 'button to retry');
  retry.onclick = () => location.reload();
  retry.focus();
}
