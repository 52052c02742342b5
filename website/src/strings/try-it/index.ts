import type { Locale, Translations } from '@docs/site/locales';
import { en } from './en';
import { ptBr } from './pt-br';
import { ru } from './ru';
import type { TryItStrings } from './types';
import { zh } from './zh';

export type { TryItStrings } from './types';

const STRINGS: Translations<TryItStrings> = { en, ru, zh, 'pt-br': ptBr };

/** For the build; pages read components/TryIt/words.ts. A locale without strings falls back to English (spec 1). */
export function tryItStrings(locale: Locale): TryItStrings {
  return STRINGS[locale] ?? en;
}
