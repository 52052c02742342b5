/** Values that the reader has chosen for a form, on their way to it. In memory only: not in storage or in an address. */
export interface Prefill {
  variant?: string;
  /** Undefined: the reader's page does not have this value. */
  values: Record<string, unknown>;
}

const CHANGED = 'prefill';
const waiting = new Map<string, Prefill>();

/** @param of the task type whose "Try it" takes the values: on this page at once, on another one when it opens */
export function setPrefill(of: string, prefill: Prefill): void {
  waiting.clear();
  waiting.set(of, prefill);
  dispatchEvent(new Event(CHANGED));
}

/** The values for the form, once. */
export function takePrefill(of: string): Prefill | undefined {
  const prefill = waiting.get(of);
  waiting.delete(of);
  return prefill;
}

export function onPrefill(take: () => void): () => void {
  addEventListener(CHANGED, take);
  return () => removeEventListener(CHANGED, take);
}
