/** Each status looks the same in tables, facts, the sidebar and search hits: the class of its pill (css/pills.css). */
export const TONES = {
  POST: 'verb info',
  GET: 'verb good',
  token: 'info',
  click: 'info',
  required: 'warn',
  processing: 'warn',
  ready: 'good',
  error: 'bad',
  optional: '',
  unsupported: '',
} as const;

export type Status = keyof typeof TONES;
