/** How a language writes the values of JSON. */
export interface LiteralStyle {
  indent: string;
  object: [open: string, close: string];
  emptyObject: string;
  key(name: string): string;
  text(value: string): string;
  words: { true: string; false: string; null: string };
}

/** A JSON value as a literal of the language, one field a line, with a comma after the last. */
export function literal(value: unknown, style: LiteralStyle, margin = ''): string {
  if (value === null || typeof value === 'boolean') return style.words[`${value}`];
  if (typeof value === 'string') return style.text(value);
  if (typeof value !== 'object') return String(value);
  const inner = margin + style.indent;
  const lines = Array.isArray(value)
    ? value.map((item) => literal(item, style, inner))
    : Object.entries(value).map(([name, item]) => style.key(name) + literal(item, style, inner));
  const [open, close] = Array.isArray(value) ? (['[', ']'] as const) : style.object;
  if (lines.length === 0) return Array.isArray(value) ? '[]' : style.emptyObject;
  return `${open}\n${lines.map((line) => `${inner}${line},\n`).join('')}${margin}${close}`;
}

/** Indented JSON, for languages with raw string literals. */
export function json(value: unknown, margin = ''): string {
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${margin}`);
}

/** A string between single quotes; backslashes and quotes are escaped, control characters are not in our examples. */
export function singleQuoted(value: string): string {
  return `'${value.replace(/['\\]/g, '\\$&')}'`;
}
