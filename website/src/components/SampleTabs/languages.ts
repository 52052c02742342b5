/** Tabs in the order readers expect. Without their labels, because the loader carries this list. */
export const SAMPLE_LANGUAGES = ['curl', 'javascript', 'python', 'csharp', 'java', 'go', 'php'] as const;
export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number];
