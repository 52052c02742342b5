import type { PageElement } from '@docs/contract/embed-code';
import { markupPolicy } from '../../browser/trusted-types';

const trust = markupPolicy('inert-html');
/** Parsers compare each attribute of a tag with those before it, so the time grows with the square of their number. */
const MAX_ATTRIBUTES = 10_000;

/** The elements of a page in a document of their own: it runs no script, loads nothing, and is never shown. */
export function pageElements(html: string): PageElement[] {
  if (hasEndlessTag(html)) return [];
  const page = new DOMParser().parseFromString(trust(html), 'text/html');
  const elements: PageElement[] = [];
  const roots: ParentNode[] = [page];
  for (const root of roots) {
    for (const element of root.querySelectorAll('*')) {
      if (element instanceof HTMLTemplateElement) roots.push(element.content);
      if (element.attributes.length > 0) elements.push(read(element));
    }
  }
  return elements;
}

function read({ localName, attributes }: Element): PageElement {
  return {
    tag: localName,
    attributes: Object.fromEntries(Array.from(attributes, ({ name, value }) => [name, value])),
  };
}

/** No page has such a tag, but a bundle with `a<b` in it may look like one. */
function hasEndlessTag(html: string): boolean {
  let separators = 0;
  for (let at = 0; at < html.length; at++) {
    const char = html.charCodeAt(at);
    if (char === LESS || char === GREATER) separators = 0;
    else if ((char <= SPACE || char === SLASH) && ++separators > MAX_ATTRIBUTES) return isInTag(html, at);
  }
  return false;
}

/** Whether the text since the last bracket began with a tag. */
function isInTag(html: string, at: number): boolean {
  const open = html.lastIndexOf('<', at);
  return open > html.lastIndexOf('>', at) && /[a-z]/i.test(html.charAt(open + 1));
}

const [SPACE, SLASH, LESS, GREATER] = [32, 47, 60, 62];
