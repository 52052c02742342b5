import type { InlineCode, Root, Table } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { breakable, element } from './nodes.ts';

/** More characters do not fit a line on a phone. Table columns are narrower and have the limit of `breakable`. */
const LINE_LENGTH = 30;

/** Addresses do not wrap: they fit on the next line, and a break could split the host. */
const isLongName = (code: string) => code.length > LINE_LENGTH && !code.includes('/');

/** Lets long names wrap in tables and in the text. Headings are not changed: other plugins read their code. */
export function breakLongNames(tree: Root): void {
  visit(tree, 'table', (table) => breakNamesIn(table, () => true));
  breakNamesIn(tree, isLongName);
}

function breakNamesIn(tree: Root | Table, mayBreak: (code: string) => boolean): void {
  visit(tree, ['heading', 'inlineCode'], (node, at, parent) => {
    if (node.type === 'heading') return SKIP;
    const { value } = node as InlineCode;
    if (!parent || at === undefined || !mayBreak(value)) return;
    parent.children.splice(at, 1, element('code', {}, breakable(value)) as InlineCode);
    return SKIP;
  });
}
