import type { StopWords } from '../analysis/stop-words/index.ts';
import { isHan, type Word } from '../analysis/words.ts';

/** A missing number, or a missing word of one or two letters, says nothing about the subject of the query. */
const MIN_LETTERS = 3;

/** A word of the query as parsed, and whether the index has any term that matches it. */
export interface Read {
  readonly word: Word;
  readonly known: boolean;
  /** false: a general word, or a character that is no word by itself. */
  readonly full?: boolean;
}

/** The words of a query that no page has, as typed. The results for the other words answer only part of the query. */
export function missingWords(query: string, words: readonly Read[], stopWords: StopWords): string[] {
  const missing = words
    .filter(({ word, known }) => !known && !isHan(word.text) && isImportant(word.text, stopWords))
    .map(({ word }) => query.slice(word.start, word.end));
  const han = words.filter(({ word }) => isHan(word.text));
  return [...missing, ...(han.length > 0 ? missingHanWords(query, han, stopWords) : [])];
}

function isImportant(text: string, stopWords: StopWords): boolean {
  return (text.match(/\p{L}/gu)?.length ?? 0) >= MIN_LETTERS && stopWords.meaning(text) === 'full';
}

/** A Han word is missing if none of its character pairs is known. Consecutive single characters count as one word. */
function missingHanWords(query: string, words: readonly Read[], stopWords: StopWords): string[] {
  const missing: string[] = [];
  for (const { start, end } of hanWords(query)) {
    const text = query.slice(start, end);
    const inside = words.filter(({ word }) => word.start >= start && word.end <= end);
    const pairs = inside.filter(({ word }) => word.span === 2);
    if (pairs.length === 0 || pairs.some(({ known }) => known)) continue;
    if (inside.some(({ word, known, full }) => word.span === 1 && known && full)) continue;
    if (stopWords.meaning(text) === 'full') missing.push(text);
  }
  return missing;
}

function hanWords(query: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  let singles = false;
  for (const { index, segment } of HAN_SEGMENTER.segment(query)) {
    const previous = found.at(-1);
    const single = segment.length === 1;
    if (!isHan(segment)) singles = false;
    else if (single && singles && previous && previous.end === index) previous.end = index + 1;
    else {
      found.push({ start: index, end: index + segment.length });
      singles = single;
    }
  }
  return found;
}

/** Likely word boundaries in Han text. Only a hint. */
export function hanBoundaries(query: string): number[] {
  return Array.from(HAN_SEGMENTER.segment(query), ({ index }) => index);
}

/** A pair that joins the end of one word and the start of the next (取余 in 获取余额) says little about either. */
export function isAccidental(
  { start, end }: Word,
  boundaries: readonly number[],
  phrases: readonly Word[],
): boolean {
  const crossing = boundaries.some((boundary) => boundary > start && boundary < end);
  return crossing && !phrases.some((phrase) => phrase.start <= start && phrase.end >= end);
}

const HAN_SEGMENTER = new Intl.Segmenter('zh', { granularity: 'word' });
