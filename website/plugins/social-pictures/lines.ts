const HAN = /\p{sc=Han}/u;
const OPENING = /[\p{Ps}\p{Pi}]$/u;
const CLOSING = /^[^\p{L}\p{N}\p{Ps}\p{Pi}]/u;

/** Breaks a text into at most `most` lines of the given width. Longer text is cut and ends in dots. */
export function breakLines(
  text: string,
  width: number,
  most: number,
  widthOf: (text: string) => number,
): string[] {
  const lines: { words: string; width: number }[] = [];
  for (const part of unbreakable(text)) {
    const last = lines.at(-1);
    if (!last || last.width + widthOf(part.trimEnd()) > width)
      lines.push({ words: part, width: widthOf(part) });
    else {
      last.words += part;
      last.width += widthOf(part);
    }
  }
  const words = lines.map((line) => line.words.trim());
  if (words.length <= most) return words;
  return [...words.slice(0, most - 1), `${words[most - 1]?.replace(/[\s\p{P}]+$/u, '')}...`];
}

/** Words with their punctuation. Chinese has no spaces, so a line may end after any of its words. */
function unbreakable(text: string): string[] {
  const parts: string[] = [];
  for (const { segment } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)) {
    const last = parts.at(-1) ?? '';
    const mayBreak =
      /\s$/.test(last) || HAN.test(last.slice(-1)) || HAN.test(segment) || /[，。：；、）]$/.test(last);
    if (last && (!mayBreak || OPENING.test(last) || CLOSING.test(segment)))
      parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  return parts;
}
