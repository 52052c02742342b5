import type { Root, RootContent, TableRow } from 'mdast';
import { expect, test } from 'vitest';
import { textsOf } from '../../shared/texts/index.ts';
import { openPage } from './page.ts';
import { frameWideTables } from './wide-tables.ts';

const heading = (text: string): RootContent => ({
  type: 'heading',
  depth: 2,
  children: [{ type: 'text', value: text }],
});

const table = (columns: number): RootContent => {
  const row: TableRow = {
    type: 'tableRow',
    children: Array.from({ length: columns }, () => ({ type: 'tableCell', children: [] })),
  };
  return { type: 'table', children: [row, row] };
};

function framed(...children: RootContent[]): string[] {
  const tree: Root = { type: 'root', children };
  frameWideTables(tree, openPage(tree, 'en', textsOf('en').build));
  return tree.children.map((node) => {
    const label =
      'attributes' in node && node.attributes.find((it) => 'name' in it && it.name === 'aria-label');
    return label ? `${node.type} ${label.value}` : node.type;
  });
}

test('A table of three columns is in a frame that is named after the heading above', () => {
  expect(framed(heading('Grid sizes {#sizes}'), table(3), table(4))).toEqual([
    'heading',
    'mdxJsxFlowElement Grid sizes',
    'mdxJsxFlowElement Grid sizes (2)',
  ]);
});

test('A table of two columns is not framed, because it fits without scrolling', () => {
  expect(framed(heading('Grid sizes'), table(2))).toEqual(['heading', 'table']);
});
