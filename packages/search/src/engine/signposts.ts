import { normalise } from '../analysis/words.ts';
import type { SearchRecord } from '../record.ts';

/**
 * Lines that lead to another page ("узнать баланс · getBalance", "Block reasons: why calls are refused") say in a
 * reader's words what that page is about, and are no answer themselves. They are known by the other page's title at
 * their beginning or end. Gives for each such record the number of the record that is the other page's title.
 */
export function signposts(records: readonly SearchRecord[]): Map<number, number> {
  const titles = new Map<string, number>();
  records.forEach((record, number) => {
    const title = record.type === 'lvl1' ? record.hierarchy.lvl1 : null;
    if (!title) return;
    // "Token acceptance (nocache)" is called "Token acceptance" elsewhere.
    for (const name of new Set([key(title), key(title.replace(/[(（].*$/u, ''))]))
      titles.set(name, titles.has(name) ? AMBIGUOUS : number);
  });
  const found = new Map<number, number>();
  records.forEach((record, number) => {
    const pieces = [record.type === 'content' ? '' : (record.hierarchy[record.type] ?? '')];
    pieces.push(...(record.content ?? '').split(SEPARATOR));
    if (record.type === 'lvl1' || !record.content) return;
    for (const piece of [pieces[0], pieces[1], pieces.at(-1)]) {
      const title = titles.get(key(piece ?? '')) ?? AMBIGUOUS;
      const target = records[title];
      if (!target || target.url_without_anchor === record.url_without_anchor) continue;
      found.set(number, title);
      return;
    }
  });
  return found;
}

const AMBIGUOUS = -1;
const SEPARATOR = / · |: | [—–-] |：|——/u;

function key(text: string): string {
  return normalise(text).replace(/^\P{L}+|[\s.。;；,，]+$/gu, '');
}
