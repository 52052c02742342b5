import { normalize } from './normalize.ts';

export interface IdentifierPart {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Separated by hyphens or dots, as in prose, not by capitals, digits or underscores. */
  readonly separate: boolean;
}

/**
 * `RecaptchaV2TaskProxyless` → recaptcha v2 task proxyless; `ERROR_ZERO_BALANCE` → error zero balance;
 * `websiteURL` → website url; `recaptchav2` → recaptcha v2; `doesn't` → doesnt.
 */
export function identifierParts(run: string): IdentifierPart[] {
  const parts: IdentifierPart[] = [];
  for (const match of run.matchAll(/(?:(?!\p{sc=Cyrillic})[^_.-])+|[\p{sc=Cyrillic}\p{M}'’]+/gu)) {
    const before = run[match.index - 1];
    const after = run[match.index + match[0].length];
    const separate = !(before === '_' || after === '_');
    const composed = match[0].normalize('NFKC');
    // Normalizing full-width characters and ligatures may change the length. The parts then share the whole range.
    const sameLength = composed.length === match[0].length;
    const pieces = [...composed.matchAll(PIECE)];
    for (const piece of pieces) {
      const text = normalize(piece[0]).replace(/['’]/g, '');
      if (text === '') continue;
      const start = match.index + (sameLength ? piece.index : 0);
      const end = sameLength ? start + piece[0].length : match.index + match[0].length;
      parts.push({ text, start, end, separate: separate && pieces.length === 1 });
    }
  }
  return parts;
}

const UPPER = '\\p{Lu}';
const LOWER = "(?:(?!\\p{Lu})[\\p{L}\\p{M}'’])";
/**
 * In this order: a run of capitals before a capitalized word (URL in URLField), `v2` after or between letters,
 * a word with an optional first capital, a run of capitals, digits (3x3 is one piece).
 */
const PIECE = new RegExp(
  [
    `${UPPER}[\\p{Lu}'’]*(?=${UPPER}${LOWER})`,
    '[vV]\\p{N}+(?!\\p{Ll})',
    `${UPPER}?(?:(?![vV]\\p{N})${LOWER})+`,
    `${UPPER}+`,
    '\\p{N}+(?:[xX]\\p{N}+)?',
    '.',
  ].join('|'),
  'gu',
);
