/** Tabs in their order: the first is shown until the reader chooses. Without labels, because the inline script carries this list. */
export const SAMPLE_LANGUAGES = ['javascript', 'python', 'curl', 'csharp', 'java', 'go', 'php'] as const;
export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number];
