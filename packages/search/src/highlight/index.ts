import type { MatchedWords } from '../engine/types.ts';

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

export function highlight(_text: string, _matched: MatchedWords, _tags: Tags): Highlight {
  throw new Error('Highlighting is not written yet.');
}

export function snippet(
  _text: string,
  _words: number,
  _matched: MatchedWords,
  _tags: Tags,
  _ellipsis: string,
): Snippet {
  throw new Error('Snippets are not written yet.');
}
