import type { StopWords } from '../analysis/stop-words/index.ts';
import { isHan, type Word } from '../analysis/words.ts';

/** A number or a letter or two that no page has says nothing of what the query is about. */
const MIN_LETTERS = 3;

/** A word of the query as it was read, and whether the index has anything that stands for it. */
export interface Read {
  readonly word: Word;
  readonly known: boolean;
}

/** The words of a query that no page has, as they were typed: results for the others answer a part of it only. */
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

/** A Han word is missing if none of its pairs of characters is known. Single characters in a row are taken for one word. */
function missingHanWords(query: string, words: readonly Read[], stopWords: StopWords): string[] {
  const missing: string[] = [];
  for (const { start, end } of hanWords(query)) {
    const text = query.slice(start, end);
    const inside = words.filter(({ word }) => word.start >= start && word.end <= end);
    const pairs = inside.filter(({ word }) => word.span === 2);
    if (pairs.length === 0 || pairs.some(({ known }) => known)) continue;
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

/** Where words of a Han text are likely to begin; only a hint. */
export function hanBoundaries(query: string): number[] {
  return Array.from(HAN_SEGMENTER.segment(query), ({ index }) => index);
}

const HAN_SEGMENTER = new Intl.Segmenter('zh', { granularity: 'word' });
