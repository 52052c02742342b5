import strings from '@generated/try-it/default/strings.json';
import type { TryItStrings } from '../../../shared/texts/types';

/** In the language of the page: each build includes one language only, see plugins/try-it. */
export const words: TryItStrings = strings;

/** Fills in `{name}`. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
