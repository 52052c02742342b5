/** In tab order: the first is shown until the reader chooses. Without labels: the inline script includes this list. */
export const SAMPLE_LANGUAGES = ['javascript', 'python', 'curl', 'csharp', 'java', 'go', 'php'] as const;
export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number];
