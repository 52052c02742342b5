/** Each status looks the same everywhere: the class of its pill (css/pills.css). */
export const TONES = {
  POST: 'verb info',
  GET: 'verb good',
  processing: 'warn',
  ready: 'good',
  error: 'bad',
} as const;

export type Status = keyof typeof TONES;
