/** A value in a script: a literal (a number as its digits), or the code that computes it. */
export type Literal = { value: string | number | boolean } | { source: string };

export interface ScriptCall {
  arguments: Literal[];
  /** Properties of all object arguments. */
  properties: Record<string, Literal>;
}

/** Bounds of one look-up: together they bound the time of any input. */
const MAX_CALLS = 20;
const MAX_CALL_LENGTH = 5000;
const MAX_SOURCE_LENGTH = 60;
const MAX_LINE_LENGTH = 300;

/** The calls of a function such as `turnstile.render`, wherever they are in the text. */
export function scriptCalls(text: string, name: string): ScriptCall[] {
  const calls: ScriptCall[] = [];
  for (let at = text.indexOf(name); at >= 0 && calls.length < MAX_CALLS; at = text.indexOf(name, at + 1)) {
    const before = text.charAt(at - 1);
    const open = skipSpace(text, at + name.length);
    const isWhole = !/[\w$]/.test(before) && (before !== '.' || /\bwindow\.$/.test(text.slice(at - 7, at)));
    if (isWhole && text.charAt(open) === '(' && !isComment(text, at)) calls.push(readCall(text, open + 1));
  }
  return calls;
}

/** A line of a comment: `//` or ` *`. */
function isComment(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - MAX_LINE_LENGTH), at);
  return /^\s{0,99}(\/\/|\/?\*)/.test(before.slice(before.lastIndexOf('\n') + 1));
}

function readCall(text: string, start: number): ScriptCall {
  const call: ScriptCall = { arguments: [], properties: {} };
  for (const part of splitList(text, start)) {
    call.arguments.push(literal(part));
    if (!part.startsWith('{')) continue;
    for (const property of splitList(part, 1)) {
      const [, name] = /^["'`]?([\w$-]+)["'`]?\s*(?=:)/.exec(property) ?? [];
      if (name) call.properties[name] ??= literal(property.slice(property.indexOf(':') + 1).trim());
    }
  }
  return call;
}

/** The parts between commas, up to the closing bracket. Commas in strings and nested brackets do not count. */
function splitList(text: string, start: number): string[] {
  const parts: string[] = [];
  const end = Math.min(text.length, start + MAX_CALL_LENGTH);
  let depth = 0;
  let begin = start;
  let at = start;
  for (; at < end; at++) {
    const char = text.charAt(at);
    if (char === '"' || char === "'" || char === '`') at = endOfString(text, at, end);
    else if ('([{'.includes(char)) depth++;
    else if (')]}'.includes(char) && --depth < 0) break;
    else if (char === ',' && depth === 0) {
      parts.push(text.slice(begin, at).trim());
      begin = at + 1;
    }
  }
  const last = text.slice(begin, at).trim();
  return last ? [...parts, last] : parts;
}

function endOfString(text: string, start: number, end: number): number {
  const quote = text.charAt(start);
  for (let at = start + 1; at < end; at++) {
    if (text.charAt(at) === '\\') at++;
    else if (text.charAt(at) === quote) return at;
  }
  return end;
}

/** A string, number or boolean, or the first of a list of them. */
export function literal(code: string): Literal {
  const first = code.startsWith('[') ? (splitList(code, 1)[0] ?? '') : code;
  const quote = first.charAt(0);
  const inner = first.slice(1, -1);
  const isString =
    quote !== '' &&
    '"\'`'.includes(quote) &&
    first.length > 1 &&
    first.endsWith(quote) &&
    !inner.includes(quote);
  if (isString && !/\$\{|\\/.test(inner)) return { value: inner };
  if (/^\d{1,30}$/.test(first)) return { value: first };
  if (first === 'true' || first === '!0') return { value: true };
  if (first === 'false' || first === '!1') return { value: false };
  return { source: first.slice(0, MAX_SOURCE_LENGTH) };
}

function skipSpace(text: string, start: number): number {
  let at = start;
  while (at < start + 10 && /\s/.test(text.charAt(at))) at++;
  return at;
}
