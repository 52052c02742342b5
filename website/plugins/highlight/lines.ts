/** What makes a request this one: the type of the task and the key of the site. */
const MATTERS = /^[^\w]*(?:type\W{1,6}\w*Task|websiteKey\W)/;

/** Marks the lines that a reader looks for, each with its line break, so that copied text does not change. */
export function markLines(html: string): string {
  let depth = 0;
  const lines = html.split('\n');
  return lines
    .map((line, position) => {
      const before = depth;
      depth += count(line, /<span/g) - count(line, /<\/span>/g);
      const lineBreak = position < lines.length - 1 ? '\n' : '';
      const text = line.replace(/<[^>]*>/g, '');
      // Not within a token of several lines, such as a comment: the elements would overlap.
      const isWhole = before === 0 && depth === 0;
      return isWhole && MATTERS.test(text) ? `<span class=hl>${line}${lineBreak}</span>` : line + lineBreak;
    })
    .join('');
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** A long address breaks before the method, not in the middle of a name. */
export function breakAddresses(html: string): string {
  return html.replace(/(?<=:\/\/[^/\s]+)\/(?=\w+$)/gm, '<wbr>/');
}

const LONG = 80;
const [START, END] = [32, 8];

/** Shows only the ends of a picture or a sound in Base64. The whole value is still in the text, to copy and to search. */
export function cutLongValues(html: string): string {
  return html.replace(new RegExp(`[\\w+/=]{${LONG},}`, 'g'), (value) => {
    const middle = value.slice(START, -END);
    return `${value.slice(0, START)}<span class=cut><span>${middle}</span></span>${value.slice(-END)}`;
  });
}
