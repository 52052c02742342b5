import type { Root } from 'hast';
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast';
import type { Literal } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { type Options, toMarkdown, defaultHandlers as write } from 'mdast-util-to-markdown';

export function toMarkdownText(content: Root): string {
  const tree = toMdast(content, {
    document: true,
    handlers: { blockquote },
    nodeHandlers: { comment: () => undefined }, // React's, between two texts
  });
  return toMarkdown(tree, STYLE);
}

/** The first line of a note in the syntax that GitHub and assistants support: `> [!NOTE]`. */
interface Alert extends Literal {
  type: 'alert';
}

declare module 'mdast' {
  interface BlockContentMap {
    alert: Alert;
  }
  interface RootContentMap {
    alert: Alert;
  }
}

const blockquote: Handle = (state, element) => {
  const quote = defaultHandlers.blockquote(state, element);
  const { dataAlert } = element.properties;
  if (typeof dataAlert !== 'string') return quote;
  return { ...quote, children: [{ type: 'alert', value: `[!${dataAlert}]` }, ...quote.children] };
};

const STYLE: Options = {
  bullet: '-',
  emphasis: '_',
  fences: true,
  listItemIndent: 'one',
  rule: '-',
  extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
  handlers: {
    alert: (node: Alert) => node.value,
    // Inside a word an underscore is never markup, so `cf_clearance` needs no backslash.
    text: (node, parent, state, info) =>
      write.text(node, parent, state, info).replace(/(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu, '_'),
  },
  join: [(left) => (left.type === 'alert' ? 0 : undefined)],
};
