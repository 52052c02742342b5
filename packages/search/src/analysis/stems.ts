import { factsOf } from '@docs/site/locales';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import { stemmer as russian } from '@orama/stemmers/russian';
import type { Locale } from '../record.ts';
import { foldAccents, isHan } from './words.ts';

/** Irregular forms of English verbs, each before its verb. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  (
    'came come, got get, gotten get, went go, gone go, sent send, kept keep, lost lose, broke break, ' +
    'broken break, wrote write, written write, froze freeze, frozen freeze, spoke speak, spoken speak, heard hear, ' +
    'built build, paid pay, bought buy, found find, gave give, given give, took take, taken take, made make, ran run, ' +
    'told tell, left leave, chose choose, chosen choose, began begin, held hold, meant mean, shown show, knew know, ' +
    'known know, fell fall, drew draw, drawn draw, stole steal, stolen steal, hid hide, hidden hide, brought bring, ' +
    'caught catch, forgot forget, forgotten forget, threw throw, thrown throw, died die, dying die, saw see, seen see'
  )
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** Longer words are not stemmed: no real word of these languages is longer. */
export const MAX_WORD_LENGTH = 40;

/**
 * Keys that the inflected forms of a word share. Words that share a key match each other.
 * English is stemmed in every locale, because the pages of every locale contain English terms.
 */
export function stemKeys(word: string, locale: Locale): string[] {
  if (word.length > MAX_WORD_LENGTH || /\p{N}/u.test(word) || isHan(word)) return [];
  if (/\p{sc=Cyrillic}/u.test(word)) return [`ru:${stemRussian(word)}`];
  const keys = [`en:${english(IRREGULAR.get(word) ?? foldAccents(word))}`];
  if (factsOf(locale).searchLanguage === 'pt-br') keys.push(`pt:${stemPortuguese(word)}`);
  return keys;
}

/**
 * Snowball treats токен as a short participle (ток) but токенов as a noun (токен), so it is run until the stem no
 * longer changes, except for отправ(ить), which is no gerund, and удал(ить), which is no form of удаться. It misses
 * imperatives (отправьте, откройте) and запись, keeps the fleeting vowel of ошибок (ошибка) and настроек (настройка), the л of добавлять
 * (добавить) and the suffix of указывать (указать), and changes укажите.
 */
function stemRussian(word: string): string {
  let stem = russian(
    word
      .replace(/(?<=[^аеиоуыэюя])ьте(?=(?:сь)?$)/, 'ить')
      .replace(/ойте(?=(?:сь)?$)/, 'ыть')
      .replace(/пись$/, 'писи'),
  );
  for (
    let next = russian(stem);
    next !== stem && next.length > 2 && !stem.endsWith('в') && stem !== 'удал';
    next = russian(stem)
  )
    stem = next;
  stem = stem.replace(/(?<=.)каж$/, 'каз').replace(/пиш$/, 'пис');
  if (stem.length < 5) return stem;
  return stem
    .replace(/([^аеиоуыэюя])[ое]к$/, '$1к')
    .replace(/([аеиоуыэюя])ек$/, '$1йк')
    .replace(/([бвмпф])л(?:я|ен)?$/, '$1')
    .replace(/(?<=.{4})[ыи]в$/, '');
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
