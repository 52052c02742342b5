import { pinyinReadings, syllablesOf } from '../analysis/han.ts';
import { MAX_WORD_LENGTH } from '../analysis/stems.ts';
import type { StopWords } from '../analysis/stop-words/index.ts';
import type { Synonyms } from '../analysis/synonyms/index.ts';
import { isHan, wordsOf } from '../analysis/words.ts';
import type { Expander } from './expansions.ts';
import type { Steps } from './steps.ts';

interface Pair {
  readonly first: string;
  readonly second: string;
  readonly score: number;
}

/** A pair that occurs less often may join two words by accident. */
const MIN_SCORE = Math.log(1 + 5);

interface Path {
  readonly text: string;
  readonly score: number;
}

/**
 * Replaces pinyin with Han text that is on the pages (`heimingdan` → 黑名单, `zhang hao` → 账号), and a character with one
 * that sounds the same: 验正码 → 验证码. These are the typos of those who type pinyin.
 */
export class PinyinRepair {
  readonly #expander: Expander;
  readonly #synonyms: Synonyms;
  readonly #stopWords: StopWords;
  /** The pairs of Han characters on the pages, by their syllables. */
  readonly #pairs = new Map<string, Pair[]>();

  constructor(expander: Expander, synonyms: Synonyms, stopWords: StopWords, terms: readonly string[]) {
    this.#expander = expander;
    this.#synonyms = synonyms;
    this.#stopWords = stopWords;
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
    return this.#repairHomophones(this.#repairPinyin(query, steps), steps);
  }

  /**
   * A pair that no page has becomes the most frequent pair that sounds the same and shares a character with it.
   * Characters of pairs that are on the pages stay.
   */
  #repairHomophones(query: string, steps: Steps): string {
    if (!isHan(query)) return query;
    const characters = [...query];
    const fixed = this.#knownCharacters(query);
    characters.forEach((second, i) => {
      const first = characters[i - 1] ?? '';
      if ((fixed[i - 1] && fixed[i]) || !isHan(first) || !isHan(second)) return;
      if (this.#isSilent(first) && this.#isSilent(second)) return;
      const alike = this.#pairsRead(syllablesOf(first), syllablesOf(second)).filter(
        (pair) =>
          steps.take() &&
          pair.score >= MIN_SCORE &&
          (pair.first === first || (pair.second === second && !fixed[i - 1])) &&
          (pair.second === second || !fixed[i]),
      );
      const [best] = alike.sort((a, b) => b.score - a.score);
      if (!best) return;
      characters[i - 1] = best.first;
      characters[i] = best.second;
      fixed[i - 1] = true;
      fixed[i] = true;
    });
    return characters.join('');
  }

  /** Which characters of the query belong to a pair that is on the pages, or to a word of the synonym lists. */
  #knownCharacters(query: string): boolean[] {
    const words = wordsOf(query);
    const pairs = words.filter(
      ({ text, span }) => span > 1 && this.#expander.anyOf(this.#expander.whole(text)),
    );
    const ranges = [...pairs, ...this.#synonyms.phrasesIn(words)];
    let at = 0;
    return [...query].map((character) => {
      const start = at;
      at += character.length;
      return ranges.some((range) => range.start <= start && start < range.end);
    });
  }

  #isSilent(character: string): boolean {
    return this.#stopWords.meaning(character) === 'silent';
  }

  #pairsRead(first: readonly string[], second: readonly string[]): Pair[] {
    return first.flatMap((one) => second.flatMap((other) => this.#pairs.get(`${one} ${other}`) ?? []));
  }

  #repairPinyin(query: string, steps: Steps): string {
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
