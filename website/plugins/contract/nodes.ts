import type { Link, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

export type Node = RootContent;
export type Child = Node | string | false | undefined | Child[];
type Attributes = Record<string, string | true | undefined>;

/** A literal element: the component map of the theme does not replace it, so attributes have React's names. */
export function element(name: string, attributes: Attributes, ...children: Child[]): Node {
  const node: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([attribute, value]) =>
      value === undefined
        ? []
        : [{ type: 'mdxJsxAttribute', name: attribute, value: value === true ? null : value }],
    ),
    // A table cell has phrasing content inside flow content, which the types, made for Markdown, do not allow.
    children: nodes(children) as MdxJsxFlowElement['children'],
    data: { _mdxExplicitJsx: true },
  };
  return node;
}

/** The inline Markdown of the contract's texts: code, strong and links. */
export function inline(markdown: string): Node[] {
  const tree = fromMarkdown(markdown);
  const [paragraph, ...rest] = tree.children;
  if (!paragraph) return [];
  if (paragraph.type !== 'paragraph' || rest.length > 0) {
    throw new Error(
      `The text "${markdown}" is more than one line of inline Markdown; make it a single paragraph.`,
    );
  }
  visit(paragraph, (node) => {
    delete node.position;
  });
  return paragraph.children.map(plainCode);
}

/** The same text without markup. */
export function plainText(markdown: string): string {
  let text = '';
  visit(fromMarkdown(markdown), (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') text += node.value;
  });
  return text;
}

/** Inline code needs no theme component; `<site>` outside code is literal text. */
function plainCode(node: PhrasingContent): Node {
  if (node.type === 'inlineCode') return element('code', {}, breakable(node.value));
  if (node.type === 'html') return { type: 'text', value: node.value };
  if ('children' in node) node.children = node.children.map(plainCode) as typeof node.children;
  return node;
}

/**
 * Marks where a long name or value may wrap: on a phone after a separator or a word, elsewhere only if it is longer than
 * that. Copied text does not change.
 */
export function breakable(value: string): Child[] {
  if (value.length < PHONE_COLUMN) return [value];
  const narrow = { className: 'narrow' };
  const isList = value.includes(','); // its items stay whole
  return value
    .split(/(?<=.[_.,;([{=/])(?=[^_.,;([{=/])/) // not after the first character: a slash alone is not a line
    .flatMap((part, position) => [
      position > 0 && element('wbr', value.length > COLUMN ? {} : narrow),
      ...part
        .split(isList ? /(?!)/ : /(?<=[a-z])(?=[A-Z])/)
        .flatMap((word, at) => [at > 0 && element('wbr', narrow), ...chunks(word)]),
    ]);
}

/** A key may have no separator at all. */
function chunks(word: string): Child[] {
  const parts = word.match(/.{1,24}/gu) ?? [];
  return parts.flatMap((part, at) => [at > 0 && element('wbr', {}), part]);
}

/** Characters that fit. */
const PHONE_COLUMN = 16;
const COLUMN = 30;

/** A link that the router follows and the build checks; the locale is added to the path. */
export function link(url: string, ...children: Child[]): Node {
  return { type: 'link', url, children: nodes(children) as Link['children'] };
}

/** @param of see CodeBlock: the panel of a sample, or whether the code is a request or a response */
export function code(language: string, value: string, of: { sample?: string; kind?: CodeKind } = {}): Node {
  return { type: 'code', lang: language, value, data: { hProperties: { ...of } } };
}

export type CodeKind = 'request' | 'response';

function nodes(children: Child[]): Node[] {
  return joinTexts(
    children.flatMap((child) => {
      if (child === undefined || child === false) return [];
      if (Array.isArray(child)) return nodes(child);
      return typeof child === 'string' ? [{ type: 'text', value: child }] : [child];
    }),
  );
}

/** React would write an empty comment between two adjacent texts. */
function joinTexts(given: Node[]): Node[] {
  const joined: Node[] = [];
  for (const node of given) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.value += node.value;
    else joined.push(node);
  }
  return joined;
}
