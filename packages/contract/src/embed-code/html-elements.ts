import { Parser } from 'htmlparser2';
import type { PageElement } from './types.ts';

/** The elements of a page, in Node. The browser has a parser of its own. */
export function htmlElements(html: string): PageElement[] {
  const elements: PageElement[] = [];
  const parser = new Parser({ onopentag: (tag, attributes) => elements.push({ tag, attributes }) });
  parser.end(html);
  return elements;
}
