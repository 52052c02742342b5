import type { Heading, Root, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { Node } from './nodes.ts';
import type { Page } from './page.ts';
import { scrollable } from './tags/table.ts';

/** A table with this many columns needs the names of its columns on a phone, and a frame that scrolls elsewhere. */
const WIDE = 3;
const HEADING_ID = /\s*\{#[\w.-]+\}\s*$/;

/**
 * Puts wide Markdown tables into a frame that is named after the heading above. On narrow screens the rows of all tables
 * are cards, as in the tables of the contract.
 */
export function frameWideTables(tree: Root, page: Page): void {
  let heading = '';
  visit(tree, ['heading', 'table'], (node, index, parent) => {
    if (node.type === 'heading') {
      heading = textOf(node as Heading).replace(HEADING_ID, '');
      return;
    }
    const columns = (node as Table).children[0]?.children.length ?? 0;
    node.data = { hProperties: { className: ['rows'] } };
    if (!parent || index === undefined || columns < WIDE || !heading) return;
    labelCells(node as Table);
    const framed = scrollable(page, heading, node as Node);
    parent.children.splice(index, 1, framed as (typeof parent.children)[number]);
    return SKIP;
  });
}

function labelCells(table: Table): void {
  const [head, ...rows] = table.children;
  for (const { children } of rows) {
    for (const [position, cell] of children.entries()) {
      const label = head?.children[position];
      if (position > 0 && label) cell.data = { hProperties: { dataLabel: textOf(label) } };
    }
  }
}
