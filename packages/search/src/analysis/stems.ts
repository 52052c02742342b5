import { factsOf } from '@docs/site/locales';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import { stemmer as russian } from '@orama/stemmers/russian';
import type { Locale } from '../record.ts';
import { foldAccents, isHan } from './words.ts';

/** Longer words are not stemmed: no real word of these languages is longer. */
export const MAX_WORD_LENGTH = 40;

/**
 * Keys that the inflected forms of a word share. Words that share a key match each other.
 * English is stemmed in every locale, because the pages of every locale contain English terms.
 */
export function stemKeys(word: string, locale: Locale): string[] {
  if (word.length > MAX_WORD_LENGTH || /\p{N}/u.test(word) || isHan(word)) return [];
  if (/\p{sc=Cyrillic}/u.test(word)) return [`ru:${stemRussian(word)}`];
  const keys = [`en:${english(foldAccents(word))}`];
  if (factsOf(locale).searchLanguage === 'pt-br') keys.push(`pt:${stemPortuguese(word)}`);
  return keys;
}

/**
 * Snowball treats токен as a short participle (ток) but токенов as a noun (токен), so it is run until the stem no
 * longer changes. It also keeps the fleeting vowel of ошибок (ошибка) and настроек (настройка).
 */
function stemRussian(word: string): string {
  let stem = word;
  for (let next = russian(stem); next !== stem && next.length > 2; next = russian(stem)) stem = next;
  if (stem.length < 5) return stem;
  return stem.replace(/([^аеиоуыэюя])[ое]к$/, '$1к').replace(/([аеиоуыэюя])ек$/, '$1йк');
}

/** Snowball misses short and nasal plurals (erros, imagens, soluções) and needs the accents that readers leave out. */
function stemPortuguese(word: string): string {
  const singular = word
    .replace(/(?:ões|oes|ães|aes|ãos|aos)$/, 'ão')
    .replace(/([cç])(?:ao|ão)$/, 'ção')
    .replace(/ao$/, 'ão')
    .replace(/ns$/, 'm')
    .replace(/([rz])es$/, '$1')
    .replace(/([aeiou])is$/, '$1l')
    .replace(/([^s])s$/, '$1');
  return foldAccents(portuguese(singular));
}
