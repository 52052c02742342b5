import type { InlineCode, Root, Table } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { breakable, element } from './nodes.ts';

/** More characters do not fit a line of a phone. Columns of a table are narrower: they have the limit of `breakable`. */
const LONG_NAME = /^[^/]{31,}$/; // a name: addresses fit in the next line, where breaks would tear their host

/** Long names may go on in the next line, in tables and in the text. Headings stay: other plugins read their code. */
export function breakLongNames(tree: Root): void {
  visit(tree, 'table', (table) => breakNamesIn(table, /^/));
  breakNamesIn(tree, LONG_NAME);
}

function breakNamesIn(tree: Root | Table, names: RegExp): void {
  visit(tree, ['heading', 'inlineCode'], (node, at, parent) => {
    if (node.type === 'heading') return SKIP;
    const { value } = node as InlineCode;
    if (!parent || at === undefined || !names.test(value)) return;
    parent.children.splice(at, 1, element('code', {}, breakable(value)) as InlineCode);
    return SKIP;
  });
}
