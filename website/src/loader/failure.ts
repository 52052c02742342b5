import { LOADING_KEY } from './keys';
import { read, write } from './storage';

let failed = false;

/** A page whose code cannot be fetched reloads once (a new deployment may have moved it), then says so (spec 4). */
export function failOnce(): void {
  if (failed) return;
  failed = true;
  if (read('sessionStorage', LOADING_KEY) === null) {
    write('sessionStorage', LOADING_KEY, location.pathname);
    location.reload();
    return;
  }
  write('sessionStorage', LOADING_KEY, null);
  const template = document.getElementById('page-error') as HTMLTemplateElement;
  const main = document.getElementById('__docusaurus_skipToContent_fallback');
  document.title = template.dataset.title as string;
  main?.replaceChildren(template.content.cloneNode(true));
  const retry = main?.querySelector('button');
  retry?.addEventListener('click', () => location.reload());
  retry?.focus();
}
