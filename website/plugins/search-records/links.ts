import type { SearchRecord } from '@docs/search';
import { clean } from './blocks';
import type { PageRecords } from './page';

const SENTENCE_END = /(?<=[.!?])\s+|(?<=[。！？])/u;

/**
 * Adds what links say about the page or section that they lead to: the texts of the links, the lines that lead there,
 * and how many pages link to it. A line that begins or ends with a link is about its target, not about its own page.
 */
export function addLinks(pages: readonly PageRecords[]): void {
  const targets = new Map<string, SearchRecord>();
  for (const record of pages.flatMap(({ records }) => records))
    if (record.type !== 'content' && !targets.has(addressOf(record))) targets.set(addressOf(record), record);
  const sources = new Map<SearchRecord, Set<string>>();
  for (const { records, links } of pages)
    for (const { from, to, text } of links) {
      const source = records[from];
      const target = targets.get(to) ?? targets.get(to.replace(/#.*$/, ''));
      if (!source || !target || target.url_without_anchor === source.url_without_anchor) continue;
      sources.set(target, (sources.get(target) ?? new Set()).add(source.url_without_anchor));
      const line = [titleOf(source), source.content].filter(Boolean).join(' · ');
      const sentences = line.split(SENTENCE_END).filter((sentence) => isAtEdge(sentence, text));
      if (sentences.length === 0) add(target, text);
      for (const sentence of sentences) add(target, sentence);
      if (sentences[0] === line) source.signpost = true;
    }
  for (const [target, { size }] of sources) target.weight.links = size;
}

/** The words of the title itself add nothing. */
function add(target: SearchRecord, text: string): void {
  const known = [titleOf(target), ...(target.linkTexts ?? [])];
  if (text !== '' && !known.includes(text)) target.linkTexts = [...(target.linkTexts ?? []), text];
}

function isAtEdge(line: string, text: string): boolean {
  const words = trimmed(line);
  return words.startsWith(trimmed(text)) || words.endsWith(trimmed(text));
}

function trimmed(text: string): string {
  return clean(text).replace(/^\P{L}+|[\s.。;；,，:：]+$/gu, '');
}

function titleOf({ type, hierarchy }: SearchRecord): string | null {
  return type === 'content' ? null : hierarchy[type];
}

function addressOf({ url }: SearchRecord): string {
  return url.replace(/\/(?=#|$)/, '');
}
