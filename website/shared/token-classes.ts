import type { Token } from 'prismjs';

/**
 * Prism has about sixty token types, but readers can only distinguish about eight colors. One short class each keeps
 * the pages small. Types that are not listed (punctuation, operators) stay plain text.
 */
const TOKEN_CLASSES: Record<string, string> = {
  comment: 'tc',
  prolog: 'tc',
  doctype: 'tc',
  string: 'ts',
  char: 'ts',
  'attr-value': 'ts',
  'template-string': 'ts',
  'string-interpolation': 'ts',
  regex: 'ts',
  url: 'ts',
  number: 'tn',
  boolean: 'tn',
  constant: 'tn',
  null: 'tn',
  keyword: 'tk',
  method: 'tk',
  important: 'tk',
  function: 'tf',
  'class-name': 'tt',
  builtin: 'tt',
  tag: 'tt',
  property: 'tp',
  'attr-name': 'tp',
  'header-name': 'tp',
  parameter: 'tp',
  key: 'tp',
  atrule: 'tp',
  variable: 'tv',
  environment: 'tv',
  'assign-left': 'tv',
};

export function tokenClass({ type, alias }: Token): string | undefined {
  return [type, ...[alias].flat()].map((name) => TOKEN_CLASSES[name]).find(Boolean);
}
