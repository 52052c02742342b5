import { normalize } from '../analysis/normalize.ts';
import type { SearchRecord } from '../record.ts';

/**
 * Lines that lead to another page ("узнать баланс · getBalance", "Block reasons: why calls are refused") describe that
 * page in a reader's words, but are not about the subject themselves. Such a line begins or ends with the other page's
 * title, or is a row that begins with an entry of another page (an error code). Returns, for each such record, the
 * number of the record it leads to.
 */
export function signposts(records: readonly SearchRecord[]): Map<number, number> {
  const titles = new Map<string, number>();
  records.forEach((record, number) => {
    const title = record.type === 'content' ? null : record.hierarchy[record.type];
    if (!title) return;
    // "Token acceptance (nocache)" is called "Token acceptance" elsewhere.
    for (const name of new Set([key(title), key(title.replace(/[(（].*$/u, ''))])) {
      if (name === '') continue;
      const known = titles.get(name);
      // A page's title takes precedence. A heading that several pages have leads nowhere.
      if (known === undefined || record.type === 'lvl1') titles.set(name, number);
      else if (records[known]?.type !== 'lvl1') titles.set(name, AMBIGUOUS);
    }
  });
  const found = new Map<number, number>();
  records.forEach((record, number) => {
    if (record.type === 'lvl1' || !record.content) return;
    const pieces = record.content.split(SEPARATOR);
    const beginning = record.type === 'content' ? pieces[0] : record.hierarchy[record.type];
    const leadsTo = (piece: string | null | undefined, titlesOnly: boolean): number | undefined => {
      const title = titles.get(key(piece ?? ''));
      const target = title === undefined ? undefined : records[title];
      const elsewhere = target && target.url_without_anchor !== record.url_without_anchor;
      return elsewhere && (target.type === 'lvl1' || !titlesOnly) ? title : undefined;
    };
    const target = leadsTo(beginning, false) ?? leadsTo(pieces[0], true) ?? leadsTo(pieces.at(-1), true);
    if (target !== undefined) found.set(number, target);
  });
  return found;
}

const AMBIGUOUS = -1;
const SEPARATOR = / · |: | [—–-] |：|——/u;

function key(text: string): string {
  return normalize(text).replace(/^\P{L}+|[\s.。;；,，]+$/gu, '');
}
