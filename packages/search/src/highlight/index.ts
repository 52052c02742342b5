import { isHan, type Word, wordsOf } from '../analysis/words.ts';
import type { MatchedWords } from '../engine/types.ts';
import { phrasesIn } from './phrases.ts';

export interface Tags {
  pre: string;
  post: string;
}
export type MatchLevel = 'none' | 'partial' | 'full';

export interface Highlight {
  /** HTML: the text is escaped, only the tags are markup. */
  value: string;
  matchLevel: MatchLevel;
  matchedWords: string[];
  fullyHighlighted?: boolean;
}
export interface Snippet {
  value: string;
  matchLevel: MatchLevel;
}

export function highlight(text: string, matched: MatchedWords, tags: Tags): Highlight {
  const { marks, level, words } = findMarks(wordsOf(text), matched);
  const value = markUp(text, 0, text.length, marks, tags);
  if (level === 'none') return { value, matchLevel: level, matchedWords: words };
  return { value, matchLevel: level, matchedWords: words, fullyHighlighted: coversAllWords(text, marks) };
}

/** The stretch of `words` words with most of the matched words in it, the earliest of equals. */
export function snippet(
  text: string,
  words: number,
  matched: MatchedWords,
  tags: Tags,
  ellipsis: string,
): Snippet {
  const found = wordsOf(text);
  const { marks, level } = findMarks(found, matched);
  const units = countedUnits(found);
  if (units.length <= words) return { value: markUp(text, 0, text.length, marks, tags), matchLevel: level };
  const first = bestWindow(units, words, marks);
  const from = first === 0 ? 0 : (units[first]?.start ?? 0);
  const last = first + words - 1;
  const to = last >= units.length - 1 ? text.length : endOfWord(text, units[last]?.end ?? text.length);
  const value = markUp(text, from, to, marks, tags);
  return {
    value: (from > 0 ? ellipsis : '') + value + (to < text.length ? ellipsis : ''),
    matchLevel: level,
  };
}

/** A marked range and the number of the query word it is marked for. */
interface Mark {
  start: number;
  end: number;
  word: number;
}

function findMarks(words: readonly Word[], matched: MatchedWords) {
  const marks: Mark[] = [];
  const seen = new Set<number>();
  for (const word of [...words, ...phrasesIn(words, matched.locale)])
    matched.words.forEach(({ terms }, i) => {
      const length = terms.get(word.text);
      if (length === undefined) return;
      seen.add(i);
      // Separators inside an identifier are not counted in the term, so its beginning cannot be measured: mark it all.
      const measurable = length > 0 && word.end - word.start === word.text.length;
      marks.push({ start: word.start, end: measurable ? word.start + length : word.end, word: i });
    });
  marks.sort((a, b) => a.start - b.start || b.end - a.end);
  const level: MatchLevel =
    seen.size === 0 ? 'none' : seen.size === matched.words.length ? 'full' : 'partial';
  return { marks, level, words: matched.words.filter((_, i) => seen.has(i)).map(({ word }) => word) };
}

function markUp(text: string, from: number, to: number, marks: readonly Mark[], { pre, post }: Tags): string {
  let html = '';
  let at = from;
  for (let i = 0; i < marks.length; i++) {
    let { start, end } = marks[i] as Mark;
    while (i + 1 < marks.length && (marks[i + 1] as Mark).start <= end)
      end = Math.max(end, (marks[++i] as Mark).end);
    start = Math.max(start, at);
    end = Math.min(end, to);
    if (start >= end) continue;
    html += escapeHtml(text.slice(at, start)) + pre + escapeHtml(text.slice(start, end)) + post;
    at = end;
  }
  return html + escapeHtml(text.slice(at, to));
}

/** One unit for each word; two Han characters are taken for one word. */
function countedUnits(words: readonly Word[]): Word[] {
  const units: Word[] = [];
  let hanFollows = false;
  for (const word of words) {
    if (word.span !== 1) continue;
    const previous = units.at(-1);
    if (isHan(word.text) && hanFollows && previous?.end === word.start) {
      units[units.length - 1] = { ...previous, end: word.end };
      hanFollows = false;
    } else {
      units.push(word);
      hanFollows = isHan(word.text);
    }
  }
  return units;
}

function bestWindow(units: readonly Word[], size: number, marks: readonly Mark[]): number {
  const wordsIn = (first: number): number => {
    const start = units[first]?.start ?? 0;
    const end = units[first + size - 1]?.end ?? 0;
    return new Set(marks.filter((mark) => mark.start >= start && mark.end <= end).map(({ word }) => word))
      .size;
  };
  let best = 0;
  let most = wordsIn(0);
  // Only windows that begin just before a mark can be better than one already seen.
  const lead = Math.floor(size / 4);
  for (const mark of marks.slice(0, MAX_MARKS_TRIED)) {
    const at = units.findIndex((unit) => unit.end > mark.start);
    const first = Math.min(Math.max(0, at - lead), units.length - size);
    const count = wordsIn(first);
    if (count > most) [best, most] = [first, count];
  }
  return best;
}

const MAX_MARKS_TRIED = 40;

/** Closing punctuation stays with its word. */
function endOfWord(text: string, end: number): number {
  return end + (/^[^\s\p{L}\p{N}([{<«“]+(?=\s|$)/u.exec(text.slice(end, end + 8))?.[0].length ?? 0);
}

function coversAllWords(text: string, marks: readonly Mark[]): boolean {
  let rest = '';
  let at = 0;
  for (const { start, end } of marks) {
    if (start > at) rest += text.slice(at, start);
    at = Math.max(at, end);
  }
  return !/[\p{L}\p{N}]/u.test(rest + text.slice(at));
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
