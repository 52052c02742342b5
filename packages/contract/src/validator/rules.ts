/**
 * Rules that a value can violate. If it violates several, the first one is reported. Each rule has a sentence in
 * descriptions/<locale>.yaml: `fault.<rule>`.
 */
export const RULES = [
  'required',
  'requiredWith',
  'oneRequired',
  'unknown',
  'otherVariant',
  'const',
  'enum',
  'type',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'http',
  'noFragment',
  'uri',
  'base64',
  'noPercent',
  'jsapi',
  'ipAddress',
  'publicAddress',
  'mathTwice',
  'imageSmall',
  'imageBig',
  'invalid',
] as const;

export type Rule = (typeof RULES)[number];

export interface Problem {
  /** JSON pointer to the value, or to where a missing field belongs: `/task/websiteKey`. */
  pointer: string;
  rule: Rule;
  /** Values for the placeholders of the sentence. */
  params: Readonly<Record<string, string | number | readonly string[]>>;
}

/** `list` joins two values of a list. */
export type FaultTexts = Readonly<Record<Rule | 'list', string>>;

/** The sentence that describes a problem. Inline Markdown: names and values are code. */
export function faultSentence({ pointer, rule, params }: Problem, texts: FaultTexts): string {
  const values = { field: fieldName(pointer), ...params };
  return texts[rule].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = (values as Problem['params'])[name];
    if (value === undefined) return whole;
    if (typeof value !== 'object') return String(value);
    return value.map((one) => `\`${one}\``).reduce((first, second) => fill(texts.list, first, second));
  });
}

/** Not String.replace with a string: `$&` in a value would be a pattern. */
function fill(list: string, first: string, second: string): string {
  return list.replace('{first}', () => first).replace('{second}', () => second);
}

/** The dotted name of a field, as in the tables: `task.metadata.Task`, `task.imagesBase64.0`. */
export function fieldName(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');
}
