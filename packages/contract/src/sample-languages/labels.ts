import type { SampleLanguage } from '../types.ts';

/** Names of the sample languages, the same in every locale, in tab order: the first is shown until the reader chooses. */
export const SAMPLE_LABELS: Record<SampleLanguage, string> = {
  javascript: 'JavaScript',
  python: 'Python',
  curl: 'cURL',
  csharp: 'C#',
  java: 'Java',
  go: 'Go',
  php: 'PHP',
};

export const FIRST_SAMPLE: SampleLanguage = 'javascript';
export const SAMPLE_LANGUAGES = Object.keys(SAMPLE_LABELS) as SampleLanguage[];
