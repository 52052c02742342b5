import { SaxesParser } from 'saxes';

export interface Element {
  /** Namespace and local name: `http://www.w3.org/2005/Atom feed`. */
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
}

/** Reads a document with a strict, namespace-aware parser; what is not well-formed throws. */
export function parseXml(document: string): Element {
  const parser = new SaxesParser({ xmlns: true });
  const open: Element[] = [{ name: '', attributes: {}, children: [], text: '' }];
  parser.on('opentag', ({ uri, local, attributes }) => {
    const values = Object.entries(attributes).map(([name, { value }]) => [name, value]);
    const element = {
      name: `${uri} ${local}`,
      attributes: Object.fromEntries(values),
      children: [],
      text: '',
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  const addText = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => open.pop());
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(document).close();
  const [root] = open[0]?.children ?? [];
  if (!root) throw new Error('The document is empty.');
  return root;
}
