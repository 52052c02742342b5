import { SAMPLE_KEY } from '../../loader/keys';
import { write } from '../../loader/storage';

/**
 * The choice is an attribute of `<html>`, so that style sheets alone show the chosen panel of every group on the
 * page, before and without React; the radios follow for assistive technology and the arrow keys.
 */
export function showChosenSample(): void {
  const { sample } = document.documentElement.dataset;
  for (const radio of document.querySelectorAll<HTMLInputElement>('.samples > input')) {
    if (radio.value === sample) radio.checked = true;
  }
}

/** Remembers the choice for all pages and locales. */
export function chooseSample({ value }: HTMLInputElement): void {
  document.documentElement.dataset.sample = value;
  write('localStorage', SAMPLE_KEY, value);
  showChosenSample();
}

/** For the loader: the tabs work before React is there. */
export function followSampleChoice(stored: string | null): void {
  if (stored) document.documentElement.dataset.sample = stored;
  addEventListener('DOMContentLoaded', showChosenSample);
  addEventListener('change', ({ target }) => {
    if ((target as Element).matches('.samples > input')) chooseSample(target as HTMLInputElement);
  });
}
