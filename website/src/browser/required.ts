/** A value that our own build writes into every page. */
export function required<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`The page has no ${name}.`);
  return value;
}
