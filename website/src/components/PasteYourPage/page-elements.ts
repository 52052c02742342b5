import type { PageElement } from '@docs/contract/embed-code';
import { markupPolicy } from '../../browser/trusted-types';

const trust = markupPolicy('inert-html');
/** Not run or applied in such a document, but the content security policy would report each on the console. */
const REPORTED = /([\s"'/])(on[a-z]+|style)(?=\s{0,9}=)/gi;

/** The elements of HTML, in a document of their own: it runs no script, loads nothing, and is never shown. */
export function pageElements(html: string): PageElement[] {
  const page = new DOMParser().parseFromString(trust(html.replace(REPORTED, '$1data-$2')), 'text/html');
  return Array.from(page.querySelectorAll('*'), ({ localName, attributes }) => ({
    tag: localName,
    attributes: Object.fromEntries(Array.from(attributes, ({ name, value }) => [name, value])),
  }));
}
