import type { PhrasingContent, TableRow } from 'mdast';
import { inline, type Node } from '../nodes.ts';
import type { Page } from '../page.ts';

/** `<WhereToFind of="…" />`: where a site owner finds the values, as a Markdown table like those of the writers. */
export function findValuesTable({ messages }: Page, rows: { name: string; where: string }[]): Node {
  const cells = [
    [messages.field, messages.whereItIs],
    ...rows.map(({ name, where }) => [`\`${name}\``, where]),
  ];
  return { type: 'table', children: cells.map(row) };
}

function row(texts: string[]): TableRow {
  return {
    type: 'tableRow',
    children: texts.map((text) => ({ type: 'tableCell', children: inline(text) as PhrasingContent[] })),
  };
}
