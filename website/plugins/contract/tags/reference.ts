import type { ReferenceTable } from '@docs/contract';
import { brand } from '@docs/site/brand';
import { type Child, element, inline, type Node } from '../nodes.ts';
import type { Page } from '../page.ts';
import { pill } from '../pill.ts';
import { cells, headings, NONE, scrollable } from './table.ts';

/** More columns do not fit the page: each row is then a card. */
const MOST_COLUMNS = 6;

/** The reference tables of the contract: methods, modules, settings, events and so on; one anchor per row. */
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

/** The same rows as a list, for tables whose other cells are mostly empty. */
export function referenceList(page: Page, { rows }: ReferenceTable): Node {
  page.components.add('Anchor');
  return element(
    'ul',
    { className: 'names' },
    rows.map((row) => {
      const id = page.claimId(row.id, 'row');
      const [name = '', note = NONE] = row.cells;
      return element(
        'Anchor',
        { as: 'li', id },
        selfLink(id, inline(name)),
        note === NONE ? undefined : [page.messages.colon, inline(note)],
      );
    }),
  );
}

/** A call is the verb, as a pill, and the path. The host is shown only if it is not the API host. */
function cell(text: string): Child {
  const [, verb, address = ''] = /^`(GET|POST) (.+)`$/.exec(text) ?? [];
  if (!verb) return inline(text);
  const status = pill(verb as 'GET' | 'POST', verb);
  if (!address.startsWith(`${brand.hosts.api}/`)) return [status, ' ', inline(`\`${address}\``)];
  const path = address.slice(brand.hosts.api.length);
  return element('span', { className: 'call' }, status, ' ', inline(`\`${path}\``));
}

/** The name links to its row, unless it already links to another page. */
function selfLink(id: string, name: Node[]): Child {
  const leadsElsewhere = name.some((node) => node.type === 'link');
  return leadsElsewhere ? name : element('a', { href: `#${encodeURI(id)}` }, name);
}
