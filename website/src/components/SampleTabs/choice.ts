import { SAMPLE_KEY } from '../../loader/keys';
import { read, write } from '../../loader/storage';

/** Tabs in the order readers expect; the labels are names and the same in every language. */
export const SAMPLE_LANGUAGES = {
  curl: 'cURL',
  javascript: 'JavaScript',
  python: 'Python',
  csharp: 'C#',
  java: 'Java',
  go: 'Go',
  php: 'PHP',
} as const;
export type SampleLanguage = keyof typeof SAMPLE_LANGUAGES;

export function isSampleLanguage(value: string | null | undefined): value is SampleLanguage {
  return typeof value === 'string' && Object.hasOwn(SAMPLE_LANGUAGES, value);
}

/**
 * The choice is an attribute of `<html>`, so that style sheets alone show the chosen panel of every group on the
 * page, before and without React; the radios follow for assistive technology and the arrow keys.
 */
export function showChosenSample(): void {
  const { sample } = document.documentElement.dataset;
  if (!isSampleLanguage(sample)) return;
  for (const radio of document.querySelectorAll<HTMLInputElement>(`.samples > [value="${sample}"]`)) {
    radio.checked = true;
  }
}

/** Remembers the choice for all pages and locales, and keeps the group that was used where it is on the screen. */
export function chooseSample(radio: HTMLInputElement): void {
  if (!isSampleLanguage(radio.value)) return;
  const before = radio.getBoundingClientRect().top;
  document.documentElement.dataset.sample = radio.value;
  if (read('localStorage', SAMPLE_KEY) !== radio.value) write('localStorage', SAMPLE_KEY, radio.value);
  showChosenSample();
  scrollBy(0, radio.getBoundingClientRect().top - before);
}

/** For the loader: the tabs work before React is there. */
export function followSampleChoice(): void {
  const { dataset } = document.documentElement;
  if (!isSampleLanguage(dataset.sample)) delete dataset.sample; // of an older version of this site
  addEventListener('DOMContentLoaded', showChosenSample);
  addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.parentElement?.className === 'samples') {
      chooseSample(target);
    }
  });
}
