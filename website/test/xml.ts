import { DOMParser, type Element, onErrorStopParsing } from '@xmldom/xmldom';

export type { Element };

/** The root element; a document that is not well-formed throws. */
export function parseXml(document: string): Element {
  const parsed = new DOMParser({ onError: onErrorStopParsing }).parseFromString(document, 'text/xml');
  if (!parsed.documentElement) throw new Error('The document is empty.');
  return parsed.documentElement;
}

/** All descendants of an element with that name, in order; `*` matches any name. */
export const elementsOf = (root: Element, name: string): Element[] => [...root.getElementsByTagName(name)];

export const attributesOf = (element: Element): Record<string, string> =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
