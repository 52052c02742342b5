import type { ReferenceRow, ReferenceTable } from '@docs/contract';
import { brand } from '@docs/site/brand';
import { type Child, element, inline, type Node } from '../nodes.ts';
import type { Page } from '../page.ts';
import { pill } from '../pill.ts';
import { defaultValue } from './fields.ts';
import { cells, headings, NONE, scrollable } from './table.ts';

/** More columns do not fit the page: each row is then a card. */
const MOST_COLUMNS = 6;

/** The reference tables of the contract: methods, modules, events and so on; one anchor per row. */
export function referenceTable(
  page: Page,
  { caption, columns, rows }: ReferenceTable,
  evident?: readonly number[],
): Node {
  const className = columns.length > MOST_COLUMNS ? 'rows cards' : 'rows';
  const shape = { caption, columns, className, evident };
  return anchoredTable(page, shape, rows, ({ cells: [name = '', ...rest] }, id) => [
    selfLink(id, inline(name)),
    ...rest.map(cell),
  ]);
}

/** The settings of the extension: the default value is below the key, so that the meaning has its room. */
export function settingsTable(page: Page, table: ReferenceTable): Node {
  const [key = '', type = '', , meaning = ''] = table.columns;
  const columns = [key, type, meaning];
  const shape = { caption: table.caption, columns, className: 'rows settings', evident: [1, 2] };
  return anchoredTable(
    page,
    shape,
    table.rows,
    ({ cells: [name = '', kind = '', value = '', text = ''] }, id) => [
      [
        selfLink(id, inline(name)),
        value.startsWith('`') && element('small', {}, defaultValue(page, inline(value))),
      ],
      inline(kind),
      inline(text),
    ],
  );
}

interface Shape {
  caption: string;
  columns: string[];
  className: string;
  /** See `cells`. */
  evident?: readonly number[] | undefined;
}

function anchoredTable(
  page: Page,
  { caption, columns, className, evident }: Shape,
  rows: ReferenceRow[],
  contents: (row: ReferenceRow, id: string) => Child[],
): Node {
  page.components.add('Anchor');
  return scrollable(
    page,
    caption,
    element(
      'table',
      { className },
      headings(columns),
      element(
        'tbody',
        {},
        rows.map((row) => {
          const id = page.claimId(row.id, 'row');
          return element('Anchor', { id }, cells(columns, contents(row, id), evident));
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

/** A call is the verb, as a pill, and the path; below them the host, only if it is not the API host. */
function cell(text: string): Child {
  const [, verb, address = ''] = /^`(GET|POST) (.+)`$/.exec(text) ?? [];
  if (!verb) return inline(text);
  const { origin, pathname } = new URL(address);
  const call = [pill(verb as 'GET' | 'POST', verb), ' ', inline(`\`${pathname}\``)];
  return [
    element('span', { className: 'call' }, call),
    origin !== brand.hosts.api && element('small', {}, origin),
  ];
}

/** The name links to its row, unless it already links to another page. */
function selfLink(id: string, name: Node[]): Child {
  const leadsElsewhere = name.some((node) => node.type === 'link');
  return leadsElsewhere ? name : element('a', { href: `#${encodeURI(id)}` }, name);
}
