import { HttpError } from './http-error.ts';

/** Counts before parsing: an object or list begins with a bracket, and a comma precedes each further value. */
export function jsonSizeError(text: string, most: number): HttpError | undefined {
  let values = 0;
  let inString = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === 0x22) inString = !inString;
    else if (inString && code === 0x5c)
      index++; // an escaped quote is part of the string
    else if (!inString && (code === 0x2c || code === 0x5b || code === 0x7b)) values++; // , [ {
  }
  if (values <= most) return undefined;
  return new HttpError(413, `The JSON has more than ${most} values.`);
}
