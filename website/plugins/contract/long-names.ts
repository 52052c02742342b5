import type { InlineCode, Root, Table } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { breakable, element } from './nodes.ts';

/** More characters do not fit a line on a phone. Table columns are narrower and have the limits of `breakable`. */
const LINE_LENGTH = 34;

const isLong = (code: string) => code.length > LINE_LENGTH;

/** Lets long names wrap in tables and in the text. Headings are not changed: other plugins read their code. */
export function breakLongNames(tree: Root): void {
  visit(tree, 'table', (table) => breakNamesIn(table, () => true));
  breakNamesIn(tree, isLong);
}

function breakNamesIn(tree: Root | Table, mayBreak: (code: string) => boolean): void {
  visit(tree, ['heading', 'inlineCode'], (node, at, parent) => {
    if (node.type === 'heading') return SKIP;
    const { value } = node as InlineCode;
    if (!parent || at === undefined || !mayBreak(value)) return;
    const isAddress = isLong(value) && value.includes('/');
    const code = isAddress
      ? element('code', { className: 'address' }, value) // wraps anywhere: a mark could split the host
      : element('code', {}, breakable(value));
    parent.children.splice(at, 1, code as InlineCode);
    return SKIP;
  });
}
