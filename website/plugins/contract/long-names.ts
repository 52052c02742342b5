import type { InlineCode, Root, Table } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { breakable, element } from './nodes.ts';

/** More characters do not fit a line of a phone. Columns of a table are narrower: they have the limit of `breakable`. */
const LINE_LENGTH = 30;

/** Addresses stay whole: they fit in the next line, and breaks would tear their host. */
const isLongName = (code: string) => code.length > LINE_LENGTH && !code.includes('/');

/** Long names may go on in the next line, in tables and in the text. Headings stay: other plugins read their code. */
export function breakLongNames(tree: Root): void {
  visit(tree, 'table', (table) => breakNamesIn(table, () => true));
  breakNamesIn(tree, isLongName);
}

function breakNamesIn(tree: Root | Table, isBroken: (code: string) => boolean): void {
  visit(tree, ['heading', 'inlineCode'], (node, at, parent) => {
    if (node.type === 'heading') return SKIP;
    const { value } = node as InlineCode;
    if (!parent || at === undefined || !isBroken(value)) return;
    parent.children.splice(at, 1, element('code', {}, breakable(value)) as InlineCode);
    return SKIP;
  });
}
