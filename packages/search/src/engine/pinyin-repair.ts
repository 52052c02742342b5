import { charactersRead, pinyinReadings } from '../analysis/han.ts';
import { MAX_WORD_LENGTH } from '../analysis/stems.ts';
import type { Expander } from './expansions.ts';

interface Path {
  readonly text: string;
  readonly score: number;
}

/** Replaces pinyin with Han text that is on the pages: `heimingdan` → 黑名单, `zhang hao` → 账号. */
export class PinyinRepair {
  readonly #expander: Expander;

  constructor(expander: Expander) {
    this.#expander = expander;
  }

  repair(query: string): string {
    let text = '';
    // Syllables that were typed separately are read together.
    let typed = '';
    let apart: string[] = [];
    const endRun = (): void => {
      text += this.#read([apart]) ?? typed;
      typed = '';
      apart = [];
    };
    for (const chunk of query.split(/(?<=\s)(?=\S)/)) {
      const readings = this.#readings(chunk.trim());
      const single = readings.find((reading) => reading.length === 1);
      const whole = this.#read(readings.filter((reading) => reading.length > 1));
      if (single && !whole) {
        typed += chunk;
        apart.push(...single);
      } else {
        endRun();
        text += whole ? chunk.replace(/\S+/, whole) : chunk;
      }
    }
    endRun();
    return text;
  }

  /** Empty if the word is in the index or is not pinyin. */
  #readings(word: string): string[][] {
    if (!/^[a-z]{2,}$/i.test(word) || word.length > MAX_WORD_LENGTH) return [];
    const typed = word.toLowerCase();
    return this.#frequency(typed) > 0 ? [] : pinyinReadings(typed);
  }

  /** The most likely Han text of any reading. All its neighboring characters must be neighbors on the pages too. */
  #read(readings: readonly string[][]): string | null {
    const paths = readings.flatMap((syllables) => this.#paths(syllables));
    const [best] = paths.sort((a, b) => b.score - a.score);
    return best?.text ?? null;
  }

  #paths(syllables: readonly string[]): Path[] {
    if (syllables.length < 2) return [];
    let paths: Path[] = [{ text: '', score: 0 }];
    for (const syllable of syllables)
      paths = charactersRead(syllable).flatMap((character) => {
        const [best] = paths
          .map((path) => this.#longer(path, character))
          .filter((path) => path !== null)
          .sort((a, b) => b.score - a.score);
        return best ? [best] : [];
      });
    return paths;
  }

  #longer({ text, score }: Path, character: string): Path | null {
    if (text === '') return { text: character, score };
    const frequency = this.#frequency(`${text.at(-1)}${character}`);
    return frequency === 0 ? null : { text: text + character, score: score + Math.log(1 + frequency) };
  }

  #frequency(text: string): number {
    return this.#expander.frequencyOf(this.#expander.whole(text));
  }
}
