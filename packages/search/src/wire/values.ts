import { malformed } from './http-error.ts';
import { jsonSizeError } from './json-size.ts';
import { MAX_JSON_VALUES, MAX_NAMES, MAX_TAG_BYTES, MAX_TEXT_BYTES } from './limits.ts';

/**
 * Functions that read single parameter values. A value arrives as JSON or, from URL-encoded params, as text that
 * may itself contain JSON. Both forms are accepted.
 */
export function text(parameter: string, value: unknown, maxBytes: number = MAX_TEXT_BYTES): string {
  if (typeof value !== 'string' && typeof value !== 'number') throw malformed(parameter, 'a text');
  const found = String(value);
  if (Buffer.byteLength(found) > maxBytes) throw malformed(parameter, `at most ${maxBytes} bytes`);
  return found;
}

/** Markup around words. Rejects control characters, each of which would take six bytes in the response. */
export function tag(parameter: string, value: unknown): string {
  const found = text(parameter, value, MAX_TAG_BYTES);
  if (/[\p{Cc}\p{Cs}]/u.test(found)) throw malformed(parameter, 'a text without control characters');
  return found;
}

export function flag(parameter: string, value: unknown): boolean {
  if (value === true || value === 'true' || value === 1 || value === '1') return true;
  if (value === false || value === 'false' || value === 0 || value === '0') return false;
  throw malformed(parameter, 'true or false');
}

export function integer(parameter: string, value: unknown, max: number): number {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value.trim()) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 0 || number > max) {
    throw malformed(parameter, `an integer between 0 and ${max}`);
  }
  return number;
}

/** `["a", "b"]`, the same as JSON text, or `a,b`. Repeats are dropped. */
export function names(parameter: string, value: unknown): string[] {
  const list = jsonList(parameter, value) ?? commaList(value);
  if (!Array.isArray(list) || !list.every((item) => typeof item === 'string')) {
    throw malformed(parameter, 'a list of texts');
  }
  const found = [...new Set(list.map((item) => item.trim()))].filter((item) => item !== '');
  if (found.length > MAX_NAMES) throw malformed(parameter, `at most ${MAX_NAMES} names`);
  return found;
}

/** A list that may contain lists: the outer list means AND, the inner lists OR. */
export function conjunction(parameter: string, value: unknown): string[][] {
  const list = jsonList(parameter, value) ?? commaList(value);
  const groups = Array.isArray(list) ? list.map((item) => (Array.isArray(item) ? item : [item])) : [[null]];
  for (const item of groups.flat()) {
    if (typeof item !== 'string') throw malformed(parameter, 'a list of texts or of lists of texts');
  }
  return groups.map((group) => group.filter((item) => item !== '')).filter((group) => group.length > 0);
}

function jsonList(parameter: string, value: unknown): unknown {
  if (typeof value !== 'string' || !value.trimStart().startsWith('[')) return undefined;
  const error = jsonSizeError(value, MAX_JSON_VALUES);
  if (error) throw error;
  try {
    return JSON.parse(value);
  } catch {
    throw malformed(parameter, 'a list in JSON');
  }
}

function commaList(value: unknown): unknown {
  return typeof value === 'string' ? value.split(',') : value;
}
