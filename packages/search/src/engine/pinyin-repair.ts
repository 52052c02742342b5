import { charactersRead, pinyinSyllables } from '../analysis/han.ts';
import type { Expander } from './expansions.ts';

/** What a pair that only the gap between two typed words makes up for is worth: less than any pair that the pages have. */
const NEW_WORD = -1;

interface Path {
  readonly text: string;
  readonly score: number;
  readonly pairs: number;
}

/** Reads pinyin as the Han text of the pages: `heimingdan` → 黑名单, `zhang hao` → 账号. */
export class PinyinRepair {
  readonly #expander: Expander;

  constructor(expander: Expander) {
    this.#expander = expander;
  }

  repair(query: string): string {
    const chunks = query.split(/(\s+)/);
    const syllables = chunks.map((chunk) => this.#syllables(chunk));
    let text = '';
    for (let from = 0; from < chunks.length; ) {
      let to = from;
      while (syllables[to] && (to + 2 >= chunks.length || syllables[to + 2])) to += 2;
      // Not past the last chunk that is pinyin.
      const end = Math.min(syllables[to] ? to + 1 : Math.max(from, to - 1), chunks.length);
      const run = syllables.slice(from, end).filter((chunk) => chunk !== null);
      const han = run.length > 0 ? this.#hanText(run) : null;
      if (han) {
        text += han;
        from = end;
      } else text += chunks[from++];
    }
    return text;
  }

  /** null for a word of the index and for what is no pinyin. */
  #syllables(chunk: string): string[] | null {
    if (!/^[a-z]{2,}$/i.test(chunk)) return null;
    const word = chunk.toLowerCase();
    return this.#expander.anyOf(this.#expander.known(word)) ? null : pinyinSyllables(word);
  }

  /** The likeliest characters: inside a word, every two neighbours must be neighbours on the pages too. */
  #hanText(words: readonly (readonly string[])[]): string | null {
    let paths = new Map<string, Path>([['', { text: '', score: 0, pairs: 0 }]]);
    let count = 0;
    for (const word of words)
      for (const [i, syllable] of word.entries()) {
        count++;
        const next = new Map<string, Path>();
        for (const character of charactersRead(syllable)) {
          if (this.#frequency(character) === 0) continue;
          for (const [before, path] of paths) {
            const frequency = before === '' ? 0 : this.#frequency(before + character);
            if (frequency === 0 && i > 0) continue;
            const score = path.score + (frequency > 0 ? Math.log(1 + frequency) : NEW_WORD);
            if (score <= (next.get(character)?.score ?? Number.NEGATIVE_INFINITY)) continue;
            const pairs = path.pairs + (frequency > 0 ? 1 : 0);
            next.set(character, { text: path.text + character, score, pairs });
          }
        }
        paths = next;
      }
    const [best] = [...paths.values()].sort((a, b) => b.score - a.score);
    return best && best.pairs * 2 >= count ? best.text : null;
  }

  #frequency(text: string): number {
    return this.#expander.frequencyOf(this.#expander.whole(text));
  }
}
