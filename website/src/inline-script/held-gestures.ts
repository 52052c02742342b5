import { HYDRATED } from '../browser/events';
import { startProgress, stopProgress } from '../browser/progress';
import { isSearchKey, isSearchShortcut } from '../browser/shortcuts';

/**
 * Holds clicks on controls, and the keys that open search, until React has taken over, and then carries them out. A
 * control that was clicked looks pressed until then, and progress is shown as for a slow page.
 */
export function holdGestures(): void {
  const clicked: HTMLElement[] = [];
  /** What opens search, and the keys pressed after it. Empty if search was not opened. */
  let search: (() => void)[] = [];
  let cancelProgress: (() => void) | undefined;

  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest<HTMLElement>('button:not([data-native])');
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    button.dataset.pressed = '';
    cancelProgress ??= startProgress();
    if (button.ariaHasPopup === 'dialog') search.push(() => button.click());
    else clicked.push(button);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event;
    const carryOut = () => document.body.dispatchEvent(new KeyboardEvent('keydown', event));
    if (search.length > 0) {
      const typed = !ctrlKey && !metaKey && (key.length === 1 || key === 'Backspace');
      const closes = key === 'Escape' || isSearchKey(event);
      if (closes) search = [];
      else if (typed || key === 'Enter') search.push(carryOut);
      else return;
    } else if (isSearchShortcut(event)) search.push(carryOut);
    else return;
    cancelProgress ??= startProgress();
    event.preventDefault();
  };

  addEventListener('click', onClick, true);
  addEventListener('keydown', onKeyDown, true);
  addEventListener(HYDRATED, () => {
    removeEventListener('click', onClick, true);
    removeEventListener('keydown', onKeyDown, true);
    cancelProgress?.();
    stopProgress();
    for (const button of document.querySelectorAll<HTMLElement>('[data-pressed]'))
      delete button.dataset.pressed;
    for (const button of clicked) button.click();
    for (const carryOut of search) carryOut();
  });
}
