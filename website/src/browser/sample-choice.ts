import { SAMPLE_KEY } from './keys';
import { write } from './storage';

/**
 * The choice is an attribute of `<html>`, so that style sheets alone show the chosen panel of every group on the
 * page, before and without React; the radios follow for assistive technology and the arrow keys.
 */
export function showChosenSample(): void {
  const { dataset } = document.documentElement;
  let known: boolean | undefined;
  for (const radio of document.querySelectorAll<HTMLInputElement>('.samples > input')) {
    if (radio.value === dataset.sample) known = radio.checked = true;
    else known ??= false;
  }
  if (known === false) delete dataset.sample; // stored by another version of the site: show the first panel
}

/** Remembers the choice for all pages and locales. */
export function chooseSample({ value }: HTMLInputElement): void {
  document.documentElement.dataset.sample = value;
  write('localStorage', SAMPLE_KEY, value);
  showChosenSample();
}

/**
 * Panels above change their height too: keeps the clicked radio where it is on the screen. The browser's scroll anchoring
 * does not if it holds on to a panel that is now hidden.
 */
export function chooseInPlace(radio: HTMLInputElement): void {
  const before = radio.getBoundingClientRect().top;
  chooseSample(radio);
  scrollBy(0, radio.getBoundingClientRect().top - before);
}

/** For the inline script, so that the tabs work before React. */
export function followSampleChoice(stored: string | null): void {
  if (stored) document.documentElement.dataset.sample = stored;
  addEventListener('DOMContentLoaded', showChosenSample);
  addEventListener('change', ({ target }) => {
    if ((target as Element).matches('.samples > input')) chooseSample(target as HTMLInputElement);
  });
}
