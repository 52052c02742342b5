const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const CYRILLIC = 'ёйцукенгшщзхъфывапролджэячсмитьбю';
const LATIN_SHIFTED = '~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>';
const CYRILLIC_SHIFTED = 'ЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ';

const TO_CYRILLIC = keys(LATIN + LATIN_SHIFTED, CYRILLIC + CYRILLIC_SHIFTED);
const TO_LATIN = keys(CYRILLIC + CYRILLIC_SHIFTED, LATIN + LATIN_SHIFTED);

/** The same keys in the other keyboard layout: `rfgxf` → капча, `кусфзесрф` → recaptcha. null if no key differs. */
export function inOtherLayout(typed: string): string | null {
  const table = /\p{sc=Cyrillic}/u.test(typed) ? TO_LATIN : TO_CYRILLIC;
  let changed = false;
  let text = '';
  for (const character of typed) {
    const other = table.get(character);
    if (other) changed = true;
    text += other ?? character;
  }
  return changed ? text : null;
}

function keys(from: string, to: string): ReadonlyMap<string, string> {
  return new Map([...from].map((character, i) => [character, to[i] ?? character]));
}
