/**
 * Phonetic key of a word in either script: its consonants, with Cyrillic ones in Latin letters. вебхук and webhook are
 * both `vbhk`. Vowels are left out, because loanwords change them most (турнстайл, turnstile). Only whether the word
 * begins with one is kept: канает is not account.
 */
export function soundKey(word: string): string {
  let text = word.toLowerCase();
  for (const [from, to] of SPELLINGS) text = text.replaceAll(from, to);
  const consonants = text
    .replace(/[^a-zA-Z]/g, '')
    .replace(/[aeiouy]/g, '')
    .replace(/(.)\1+/g, '$1');
  return VOWEL_FIRST.test(word) ? `a${consonants}` : consonants;
}

/** Without й and я, which begin with a consonant in Latin letters; ю is mostly an English u. */
const VOWEL_FIRST = /^[aeiouаеёиоуыэю]/i;

/** Whether the first vowels of a Latin and a Cyrillic word sound alike: safari is not цифры. */
export function beginWithLikeVowels(latin: string, cyrillic: string): boolean {
  const [vowel = ''] = LATIN_VOWEL.exec(latin) ?? [];
  const [other = '-'] = CYRILLIC_VOWEL.exec(cyrillic) ?? [];
  return !UNLIKE_VOWELS[vowel]?.includes(other);
}

const LATIN_VOWEL = /[aeiouy]/;
const CYRILLIC_VOWEL = /[аеёиоуыэюя]/;

/** By Latin vowel, the Cyrillic ones that never transcribe it. English `e`, `i`, `u` and `y` have too many sounds. */
const UNLIKE_VOWELS: Readonly<Record<string, string>> = { a: 'иыую', o: 'иыеэя' };

/** In this order: longer spellings before the single letters they contain. */
const SPELLINGS: readonly (readonly [string, string])[] = [
  ['дж', 'j'],
  ['кс', 'x'],
  ['ш', 'S'],
  ['щ', 'S'],
  ['ч', 'C'],
  ['ж', 'Z'],
  ['ц', 's'],
  ['х', 'h'],
  ['б', 'b'],
  ['в', 'v'],
  ['г', 'g'],
  ['д', 'd'],
  ['з', 's'],
  ['к', 'k'],
  ['л', 'l'],
  ['м', 'm'],
  ['н', 'n'],
  ['п', 'p'],
  ['р', 'r'],
  ['с', 's'],
  ['т', 't'],
  ['ф', 'f'],
  ['shch', 'S'],
  ['sch', 'S'],
  ['sh', 'S'],
  ['ch', 'C'],
  ['zh', 'Z'],
  ['th', 't'],
  ['ph', 'f'],
  ['ck', 'k'],
  ['kh', 'h'],
  ['ks', 'x'],
  ['ts', 's'],
  ['ce', 's'],
  ['ci', 's'],
  ['cy', 's'],
  ['c', 'k'],
  ['q', 'k'],
  ['w', 'v'],
  ['z', 's'],
];

/** A Russian word that was typed in Latin letters: `svoj proksi` → свой прокси. */
export function inCyrillic(word: string): string {
  let text = word.toLowerCase().replace(/(?<=[aeiou])[yj](?![aeiou])/g, 'й');
  for (const [from, to] of CYRILLIC_SPELLINGS) text = text.replaceAll(from, to);
  return text;
}

const LETTERS = 'а б в г д е з и й к л м н о п р с т у ф х ц ы кс в к'.split(' ');

/** In this order, as above. */
const CYRILLIC_SPELLINGS: readonly (readonly [string, string])[] = [
  ...Object.entries({ shch: 'щ', sch: 'щ', zh: 'ж', kh: 'х', ts: 'ц', ch: 'ч', sh: 'ш' }),
  ...Object.entries({ yu: 'ю', ju: 'ю', ya: 'я', ja: 'я', yo: 'е', jo: 'е', ye: 'е', je: 'е', "'": 'ь' }),
  ...[...'abvgdezijklmnoprstufhcyxwq'].map((letter, i) => [letter, LETTERS[i] ?? letter] as const),
];
