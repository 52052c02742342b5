import strings from '@generated/try-it/default/strings.json';
import type { TryItStrings } from '../../../shared/texts/types';

/** In the language of the page: each build includes one language only, see plugins/try-it. */
export const words: TryItStrings = strings;

export { fill } from '../../../shared/texts/fill';
