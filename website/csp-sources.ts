/** A wildcard needs two labels after it: `https://*.com` would allow half of all hosts. */
const ORIGIN = '^(https?|wss?)://(\\*\\.(?=[^.:]+\\.))?[A-Za-z\\d-]+(\\.[A-Za-z\\d-]+)*(:\\d{1,5})?$';

/**
 * Directives that an operator can extend, and what each accepts besides origins. No third party needs the others. A
 * scheme alone, such as `https:`, or a bare `*` would allow any host.
 */
const DIRECTIVES = {
  'script-src': [],
  'style-src': ["'unsafe-inline'"],
  'img-src': ['blob:'],
  'font-src': ['data:'],
  'media-src': ['blob:', 'data:'],
  'connect-src': [],
  'frame-src': [],
  'worker-src': ['blob:'],
};

export type CspSources = Partial<Record<keyof typeof DIRECTIVES, string[]>>;

/** JSON Schema of `CSP_SOURCES`. */
export const CSP_SOURCES = {
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(DIRECTIVES).map(([directive, others]) => [
      directive,
      {
        type: 'array',
        minItems: 1,
        items: {
          anyOf: [{ type: 'string', pattern: ORIGIN }, ...others.map((source) => ({ const: source }))],
        },
      },
    ]),
  ),
  additionalProperties: false,
};
