import { pinyinReadings, syllablesOf } from '../analysis/han.ts';
import { MAX_WORD_LENGTH } from '../analysis/stems.ts';
import { isHan } from '../analysis/words.ts';
import type { Expander } from './expansions.ts';
import type { Steps } from './steps.ts';

interface Pair {
  readonly first: string;
  readonly second: string;
  readonly score: number;
}

interface Path {
  readonly text: string;
  readonly score: number;
}

/** Replaces pinyin with Han text that is on the pages: `heimingdan` → 黑名单, `zhang hao` → 账号. */
export class PinyinRepair {
  readonly #expander: Expander;
  /** The pairs of Han characters on the pages, by their syllables. */
  readonly #pairs = new Map<string, Pair[]>();

  constructor(expander: Expander, terms: readonly string[]) {
    this.#expander = expander;
    terms.forEach((term, id) => {
      const [first = '', second = '', ...rest] = term;
      const frequency = expander.frequency(id);
      if (!isHan(first) || second === '' || rest.length > 0 || frequency === 0) return;
      for (const one of syllablesOf(first))
        for (const other of syllablesOf(second)) {
          const key = `${one} ${other}`;
          const pairs = this.#pairs.get(key) ?? [];
          this.#pairs.set(key, pairs);
          pairs.push({ first, second, score: Math.log(1 + frequency) });
        }
    });
  }

  repair(query: string, steps: Steps): string {
    let text = '';
    // Syllables that were typed separately are read together.
    let typed = '';
    let apart: string[] = [];
    const endRun = (): void => {
      text += this.#read([apart], steps) ?? typed;
      typed = '';
      apart = [];
    };
    for (const chunk of query.split(/(?<=\s)(?=\S)/)) {
      const readings = this.#readings(chunk.trim());
      const single = readings.find((reading) => reading.length === 1);
      const whole = this.#read(
        readings.filter((reading) => reading.length > 1),
        steps,
      );
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
    return this.#expander.anyOf(this.#expander.whole(typed)) ? [] : pinyinReadings(typed);
  }

  /** The most likely Han text of any reading. All its neighboring characters must be neighbors on the pages too. */
  #read(readings: readonly string[][], steps: Steps): string | null {
    const paths = readings.flatMap((syllables) => this.#paths(syllables, steps));
    const [best] = paths.sort((a, b) => b.score - a.score);
    return best?.text ?? null;
  }

  #paths(syllables: readonly string[], steps: Steps): Path[] {
    if (syllables.length < 2) return [];
    let paths: Map<string, Path> | null = null;
    for (let i = 1; i < syllables.length; i++) {
      const longer = new Map<string, Path>();
      for (const { first, second, score } of this.#pairs.get(`${syllables[i - 1]} ${syllables[i]}`) ?? []) {
        if (!steps.take()) return [];
        const before: Path | undefined = paths === null ? { text: first, score: 0 } : paths.get(first);
        if (!before || before.score + score <= (longer.get(second)?.score ?? 0)) continue;
        longer.set(second, { text: before.text + second, score: before.score + score });
      }
      paths = longer;
    }
    return [...(paths ?? new Map<string, Path>()).values()];
  }
}
