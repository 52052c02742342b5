import { simplified } from './han.ts';
import { identifierParts } from './identifiers.ts';
import { normalize } from './normalize.ts';

/** One searchable form of a piece of text, with its position. */
export interface Word {
  /** Lower case, NFKC, ё as е; accents kept. */
  readonly text: string;
  /** Character range in the original text. */
  readonly start: number;
  readonly end: number;
  /** Counted in smallest pieces, so that the positions of neighbors differ by one. */
  readonly position: number;
  /** Number of positions that the word covers: more than one for a whole identifier. */
  readonly span: number;
  /** Part of a longer identifier, or one character of a Han pair: searchable, but not as an exact word. */
  readonly part: boolean;
}

/**
 * The analysis for both index and queries. Identifiers yield the whole and every run of neighboring parts
 * (`ERROR_ZERO_BALANCE` → errorzerobalance, error, zero, balance, errorzero, zerobalance). Han text yields
 * overlapping pairs and single characters, because no segmenter splits 验证码 and 密钥 the way readers do.
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let position = 0;
  for (const match of text.matchAll(CHUNK)) {
    if (match[0].endsWith('#')) {
      const range = { start: match.index, end: match.index + 2 };
      words.push({
        text: `${match[0][0]?.toLowerCase()}sharp`,
        ...range,
        position: position++,
        span: 1,
        part: false,
      });
      continue;
    }
    // Fast path for nearly all words in prose: no capital, digit, separator or change of script to split at.
    if (PLAIN_WORD.test(match[0])) {
      const text = match[0].toLowerCase().replaceAll('ё', 'е');
      const range = { start: match.index, end: match.index + match[0].length };
      words.push({ text, ...range, position: position++, span: 1, part: false });
      continue;
    }
    for (const run of match[0].matchAll(SCRIPT_RUN)) {
      const start = match.index + run.index;
      position = HAN.test(run[0])
        ? addHan(words, run[0], start, position)
        : addIdentifier(words, run[0], start, position);
    }
  }
  return words;
}

/** Removes the accents of Latin letters. Cyrillic й stays a separate letter. */
export function foldAccents(text: string): string {
  return ACCENTED.test(text) ? text.normalize('NFD').replace(LATIN_MARKS, '$1').normalize('NFC') : text;
}

export function isHan(text: string): boolean {
  return HAN.test(text);
}

export function isCyrillic(text: string): boolean {
  return CYRILLIC.test(text);
}

const CYRILLIC = /\p{sc=Cyrillic}/u;
const ALNUM = '[\\p{L}\\p{M}\\p{N}]';
/** `C#` is a word. Other words are letters and digits, joined by the separators of identifiers. */
const CHUNK = new RegExp(`(?<!${ALNUM})[CcFf]#|${ALNUM}+(?:(?:__|[_.\\-'’])${ALNUM}+)*`, 'gu');
const HAN_CHARACTER = '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}';
const HAN = new RegExp(`[${HAN_CHARACTER}]`, 'u');
const SCRIPT_RUN = new RegExp(
  `[${HAN_CHARACTER}]+|(?![${HAN_CHARACTER}])${ALNUM}(?:(?![${HAN_CHARACTER}])[\\p{L}\\p{M}\\p{N}_.\\-'’])*`,
  'gu',
);
/** Han characters that normalization does not change. */
const COMMON_HAN = /^[\u4e00-\u9fff]$/;
const PLAIN_WORD = /^[A-ZА-ЯЁ]?[a-zа-яё]+$/;
const ACCENTED = /[\u00c0-\u024f\u1e00-\u1eff]/;
const LATIN_MARKS = /(\p{sc=Latin})\p{M}+/gu;

/** With more parts, it is a URL or a chain of names: its parts are indexed, but not their runs. */
const MAX_PARTS_JOINED = 7;

function addIdentifier(words: Word[], run: string, start: number, position: number): number {
  const parts = identifierParts(run);
  const first = parts[0];
  const last = parts.at(-1);
  if (!first || !last) return position;
  if (parts.length === 1) {
    words.push({
      text: first.text,
      start: start + first.start,
      end: start + first.end,
      position,
      span: 1,
      part: false,
    });
    return position + 1;
  }
  const longest = parts.length <= MAX_PARTS_JOINED ? parts.length : 1;
  for (let from = 0; from < parts.length; from++) {
    let text = '';
    for (let to = from; to < Math.min(from + longest, parts.length); to++) {
      const head = parts[from];
      const tail = parts[to];
      if (!head || !tail) break;
      text += tail.text;
      const whole = from === 0 && to === parts.length - 1;
      const separate = from === to && head.separate;
      words.push({
        text,
        start: start + head.start,
        end: start + tail.end,
        position: position + from,
        span: to - from + 1,
        part: !whole && !separate,
      });
    }
  }
  return position + parts.length;
}

function addHan(words: Word[], run: string, start: number, position: number): number {
  const characters: { text: string; start: number; end: number }[] = [];
  let at = start;
  for (const character of run) {
    const text = simplified(COMMON_HAN.test(character) ? character : normalize(character));
    characters.push({ text, start: at, end: at + character.length });
    at += character.length;
  }
  characters.forEach((character, i) => {
    const next = characters[i + 1];
    const { text, start: from, end } = character;
    const part = characters.length > 1;
    words.push({ text, start: from, end, position: position + i, span: 1, part });
    if (next)
      words.push({
        text: text + next.text,
        start: from,
        end: next.end,
        position: position + i,
        span: 2,
        part: false,
      });
  });
  return position + characters.length;
}
