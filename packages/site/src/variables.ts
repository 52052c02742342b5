/** Environment variables, or the subset that a caller may read. */
export type Variables<Name extends string = string> = Partial<Record<Name, string | undefined>>;

/** An error message for the operator: one sentence that says what to change. Shown without a stack. */
export class OperatorError extends Error {}

export function malformed(name: string, value: string, expected: string): OperatorError {
  return new OperatorError(`${name} is ${JSON.stringify(value)}, but it must be ${expected}.`);
}

/** An empty variable counts as unset, because Compose files and CI systems pass variables without a value. */
export function text<Name extends string>(variables: Variables<Name>, name: Name): string | undefined {
  return variables[name]?.trim() || undefined;
}

export function wholeNumber<Name extends string>(
  variables: Variables<Name>,
  name: Name,
  { initial, minimum, maximum }: { initial: number; minimum: number; maximum: number },
): number {
  const value = text(variables, name);
  if (value === undefined) return initial;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < minimum || number > maximum) {
    throw malformed(name, value, `a whole number from ${minimum} to ${maximum}`);
  }
  return number;
}

export function oneOf<Name extends string, Choice extends string>(
  variables: Variables<Name>,
  name: Name,
  choices: readonly Choice[],
  initial: Choice,
): Choice {
  const value = text(variables, name) ?? initial;
  const choice = choices.find((one) => one === value);
  if (!choice) throw malformed(name, value, `one of ${choices.join(', ')}`);
  return choice;
}

export function url<Name extends string>(variables: Variables<Name>, name: Name): URL | undefined {
  const value = text(variables, name);
  if (value === undefined) return undefined;
  const parsed = parseUrl(value);
  if (!parsed) throw malformed(name, value, 'an absolute address that begins with http:// or https://');
  return parsed;
}

/** An http(s) URL. Its origin may become a source of the content security policy, where `;` would end the directive. */
export function parseUrl(value: string): URL | undefined {
  const parsed = URL.canParse(value) ? new URL(value) : undefined;
  const isUsable =
    parsed && /^https?:$/.test(parsed.protocol) && /^([\w.-]+|\[[\da-f:.]+\])$/.test(parsed.hostname);
  return isUsable ? parsed : undefined;
}

export function origin<Name extends string>(variables: Variables<Name>, name: Name): string | undefined {
  const parsed = url(variables, name);
  if (!parsed) return undefined;
  if (parsed.pathname !== '/' || parsed.search || parsed.hash) {
    throw malformed(name, parsed.href, 'an origin without a path, such as https://docs.example.com');
  }
  return parsed.origin;
}
