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

/** From pinyin-pro (MIT): syllables without tones, and the 3755 commonest characters that are read so. */
const SYLLABLES: ReadonlyMap<string, string> = new Map(Object.entries(pinyin));
const LONGEST_SYLLABLE = 6;

/** `heimingdan` → hei ming dan, or null if it is no pinyin. The longest syllables come first, as readers type them. */
export function pinyinSyllables(word: string): string[] | null {
  if (word === '') return [];
  for (let length = Math.min(LONGEST_SYLLABLE, word.length); length > 0; length--) {
    const syllable = word.slice(0, length);
    const rest = SYLLABLES.has(syllable) ? pinyinSyllables(word.slice(length)) : null;
    if (rest) return [syllable, ...rest];
  }
  return null;
}

export function charactersRead(syllable: string): readonly string[] {
  return [...(SYLLABLES.get(syllable) ?? '')];
}
