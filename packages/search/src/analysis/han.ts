import pinyin from './pinyin.json' with { type: 'json' };
import traditional from './traditional.json' with { type: 'json' };

/** From OpenCC (Apache-2.0): the traditional forms of the characters of GB 2312, except those that are simplified forms too. */
const SIMPLIFIED = new Map(
  [...traditional.traditional].map((character, i) => [character, traditional.simplified[i] as string]),
);

/** 驗 → 验: readers in Taiwan and Hong Kong type traditional characters, the pages have simplified ones. */
export function simplified(character: string): string {
  return SIMPLIFIED.get(character) ?? character;
}

/** From pinyin-pro (MIT): syllables without tones, each with its characters among the 3755 most common ones. */
const SYLLABLES: ReadonlyMap<string, string> = new Map(Object.entries(pinyin));
const LONGEST_SYLLABLE = 6;
const MAX_READINGS = 8;

/**
 * The ways to split a word into syllables, those with long syllables first: `yue` → yue or yu e. Empty if it is not
 * pinyin. Each end of the word is split once, so the work grows with the length of the word.
 */
export function pinyinReadings(word: string): string[][] {
  const ofRest: string[][][] = [[[]]];
  for (let from = word.length - 1; from >= 0; from--) {
    const readings: string[][] = [];
    for (let length = Math.min(LONGEST_SYLLABLE, word.length - from); length > 0; length--) {
      const syllable = word.slice(from, from + length);
      if (!SYLLABLES.has(syllable)) continue;
      for (const rest of ofRest[length - 1] ?? []) readings.push([syllable, ...rest]);
    }
    ofRest.unshift(readings.slice(0, MAX_READINGS));
  }
  return ofRest[0] ?? [];
}

/** Syllables by character. Computed on demand: only Chinese indexes need it. */
let syllablesOfCharacter: Map<string, string[]> | undefined;

export function syllablesOf(character: string): readonly string[] {
  if (!syllablesOfCharacter) {
    syllablesOfCharacter = new Map();
    for (const [syllable, characters] of SYLLABLES)
      for (const each of characters)
        syllablesOfCharacter.set(each, [...(syllablesOfCharacter.get(each) ?? []), syllable]);
  }
  return syllablesOfCharacter.get(character) ?? [];
}
