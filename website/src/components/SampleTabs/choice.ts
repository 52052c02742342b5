import { SAMPLE_KEY } from '../../loader/keys';
import { write } from '../../loader/storage';
import { SAMPLE_LANGUAGES, type SampleLanguage } from './languages';

/**
 * The choice is an attribute of `<html>`, so that style sheets alone show the chosen panel of every group on the
 * page, before and without React; the radios follow for assistive technology and the arrow keys.
 */
export function showChosenSample(): void {
  const { sample } = document.documentElement.dataset;
  for (const radio of document.querySelectorAll<HTMLInputElement>(`.samples > [value="${sample}"]`)) {
    radio.checked = true;
  }
}

/** Remembers the choice for all pages and locales, and keeps the group that was used where it is on the screen. */
export function chooseSample(radio: HTMLInputElement): void {
  const before = radio.getBoundingClientRect().top;
  document.documentElement.dataset.sample = radio.value;
  write('localStorage', SAMPLE_KEY, radio.value);
  showChosenSample();
  scrollBy(0, radio.getBoundingClientRect().top - before);
}

/** For the loader: the tabs work before React is there. What an older version of this site stored may be unknown. */
export function followSampleChoice(stored: string | null): void {
  if (SAMPLE_LANGUAGES.includes(stored as SampleLanguage)) {
    document.documentElement.dataset.sample = stored as SampleLanguage;
  }
  addEventListener('DOMContentLoaded', showChosenSample);
  addEventListener('change', ({ target }) => {
    if ((target as Element).matches('.samples > input')) chooseSample(target as HTMLInputElement);
  });
}
