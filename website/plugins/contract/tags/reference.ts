import type { ReferenceTable } from '@docs/contract';
import { type Child, element, inline, type Node } from '../nodes.ts';
import type { Page } from '../page.ts';
import { pill } from '../pill.ts';
import { cells, headings, scrollable } from './table.ts';

/** More do not fit the page: each row is then a card of its own. */
const MOST_COLUMNS = 6;

/** The reference tables of the contract: methods, modules, settings, events and so on; one anchor a row. */
export function referenceTable(page: Page, table: ReferenceTable): Node {
  page.components.add('Anchor');
  return scrollable(
    page,
    table.caption,
    element(
      'table',
      { className: table.columns.length > MOST_COLUMNS ? 'rows cards' : 'rows' },
      headings(table.columns),
      element(
        'tbody',
        {},
        table.rows.map((row) => {
          const id = page.claimId(row.id, 'row');
          const [name = '', ...rest] = row.cells;
          return element(
            'Anchor',
            { id },
            cells(table.columns, [selfLink(id, inline(name)), ...rest.map(cell)]),
          );
        }),
      ),
    ),
  );
}

/** A call is the verb, in the look of a status, and the address, which may go on in the next line before its path. */
function cell(text: string): Child {
  const [, verb, origin = '', path = ''] = /^`(GET|POST) (https?:\/\/[^/]+)(.*)`$/.exec(text) ?? [];
  if (!verb) return inline(text);
  return [pill(verb as 'GET' | 'POST', verb), ' ', origin, element('wbr', {}), path];
}

/** The name links to its own row, unless it leads to a page of its own already. */
function selfLink(id: string, name: Node[]): Child {
  const leadsElsewhere = name.some((node) => node.type === 'link');
  return leadsElsewhere ? name : element('a', { href: `#${encodeURI(id)}` }, name);
}
