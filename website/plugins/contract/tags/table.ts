import { type Child, element, inline, type Node, plainText } from '../nodes.ts';
import type { Page } from '../page.ts';

/** Puts a table that may be wider than the screen into a frame that scrolls, with the keyboard too. */
export function scrollable(page: Page, label: string, table: Node): Node {
  return element(
    'div',
    { className: 'table-scroll', tabIndex: '0', role: 'region', 'aria-label': page.claimLabel(label) },
    table,
  );
}

/**
 * The first cell is the row heading. The others have their column's name for narrow screens, where rows are cards. The
 * name is only spoken if the value shows what it is: a lone one, and those of the `evident` columns.
 */
export function cells(columns: string[], contents: Child[], evident: readonly number[] = []): Node[] {
  return contents.map((content, position) => {
    if (position === 0) return element('th', { scope: 'row' }, content);
    const isEvident = columns.length === 2 || evident.includes(position);
    return element(
      'td',
      {
        [isEvident ? 'data-spoken' : 'data-label']: plainText(columns[position] ?? ''),
        'data-none': isNothing(content) ? '' : undefined,
      },
      content,
    );
  });
}

/** Marks an empty cell of a table; cards and lists leave it out. */
export const NONE = '–';

function isNothing(content: Child): boolean {
  if (Array.isArray(content)) return content.length === 1 && isNothing(content[0]);
  return typeof content === 'object' && content.type === 'text' && content.value === NONE;
}

export function headings(columns: Child[]): Node {
  return element(
    'thead',
    {},
    element(
      'tr',
      {},
      columns.map((column) =>
        element('th', { scope: 'col' }, typeof column === 'string' ? inline(column) : column),
      ),
    ),
  );
}
