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

/** The ways to split a word into syllables: `yue` → yue or yu e. Empty if it is not pinyin. */
export function pinyinReadings(word: string): string[][] {
  const readings: string[][] = [];
  for (let length = Math.min(LONGEST_SYLLABLE, word.length); length > 0; length--) {
    const syllable = word.slice(0, length);
    if (!SYLLABLES.has(syllable)) continue;
    if (length === word.length) readings.push([syllable]);
    else for (const rest of pinyinReadings(word.slice(length))) readings.push([syllable, ...rest]);
    if (readings.length >= MAX_READINGS) break;
  }
  return readings.slice(0, MAX_READINGS);
}

export function charactersRead(syllable: string): readonly string[] {
  return [...(SYLLABLES.get(syllable) ?? '')];
}
