/** Directives that an operator can extend. The others stay as they are: no third party needs them. */
const DIRECTIVES = [
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'media-src',
  'connect-src',
  'frame-src',
  'worker-src',
] as const;
type Directive = (typeof DIRECTIVES)[number];
export type CspSources = Partial<Record<Directive, string[]>>;

/** A wildcard needs two labels after it: `https://*.com` would allow half of all hosts. */
const HOST = /^(https?|wss?):\/\/(\*\.(?=[^.:]+\.))?[a-z\d-]+(\.[a-z\d-]+)*(:\d{1,5})?$/i;
/** Other values that a directive accepts. A scheme alone, such as `https:`, or a bare `*` would allow any host. */
const KEYWORDS: CspSources = {
  'style-src': ["'unsafe-inline'"],
  'img-src': ['blob:'],
  'font-src': ['data:'],
  'media-src': ['blob:', 'data:'],
  'worker-src': ['blob:'],
};

export const CSP_SOURCES_EXAMPLE =
  '{"frame-src":["https://chat.example"],"connect-src":["wss://chat.example"]}';

/** Reads `CSP_SOURCES`. The message of its errors completes the sentence "CSP_SOURCES … must be". */
export function readCspSources(value: string): CspSources {
  const parsed = parse(value);
  for (const [directive, sources] of Object.entries(parsed)) {
    if (!(DIRECTIVES as readonly string[]).includes(directive))
      throw new Error(`JSON with these directives only: ${DIRECTIVES.join(', ')}`);
    if (!Array.isArray(sources) || sources.length === 0)
      throw new Error(`JSON with a non-empty list of sources for ${directive}`);
    for (const source of sources) {
      if (!isSource(directive as Directive, source))
        throw new Error(
          `JSON in which each source of ${directive} is an origin such as https://chat.example or https://*.chat.example${alternatives(directive as Directive)}, which ${JSON.stringify(source)} is not`,
        );
    }
  }
  return parsed;
}

function parse(value: string): CspSources {
  try {
    const parsed: unknown = JSON.parse(value);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed;
  } catch {}
  throw new Error(`JSON such as ${CSP_SOURCES_EXAMPLE}`);
}

function isSource(directive: Directive, source: unknown): boolean {
  return (
    typeof source === 'string' && (HOST.test(source) || (KEYWORDS[directive]?.includes(source) ?? false))
  );
}

function alternatives(directive: Directive): string {
  return (KEYWORDS[directive] ?? []).map((keyword) => ` or ${keyword}`).join('');
}
