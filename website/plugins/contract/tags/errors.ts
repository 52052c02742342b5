import { type ErrorEntry, errors } from '@docs/contract';
import { breakable, element, inline, link, type Node } from '../nodes.ts';
import type { Page } from '../page.ts';
import { filter } from './filter.ts';
import { cells, headings, scrollable } from './table.ts';

const ERROR_PAGE = '/docs/api/api-errors';
const MEANING = 1;

/** `<Errors codes="…">`: the errors of a page, each linked to its row in the full table. */
export function errorsOf(page: Page, codes: string[]): Node {
  const { messages } = page;
  const columns = [messages.code, messages.meaning, messages.fix];
  const entries = errors(page.locale);
  const rows = codes.map((code) => {
    const entry = entries.find((one) => one.code === code || one.aliases.includes(code));
    if (!entry) {
      const known = entries.map((one) => one.code).join(', ');
      throw new Error(`"${code}" is not a code of the contract; known are ${known}`);
    }
    return element(
      'tr',
      {},
      cells(
        columns,
        [
          link(`${ERROR_PAGE}#${entry.code}`, element('code', {}, breakable(code))),
          inline(entry.meaning),
          inline(entry.fix),
        ],
        [MEANING],
      ),
    );
  });
  return scrollable(
    page,
    messages.errorsHere,
    element('table', { className: 'rows' }, headings(columns), element('tbody', {}, rows)),
  );
}

/** `<ErrorTable />`: all codes by group, with a filter. */
export function errorTable(page: Page): Node {
  const { messages } = page;
  const entries = errors(page.locale);
  const groups = new Map(entries.map((entry) => [entry.group as string, entry.groupTitle]));
  const columns = [messages.code, messages.meaning, messages.fix];
  page.components.add('Anchor').add('ListFilter');
  return element(
    'ListFilter',
    {},
    filter(page, {
      search: { label: messages.filterErrors, hint: messages.filterHint },
      legend: messages.group,
      all: messages.allGroups,
      groups,
      total: entries.length,
    }),
    scrollable(
      page,
      messages.errorCodes,
      element(
        'table',
        { className: 'rows errors' },
        headings([messages.codeAndLog, messages.meaning, messages.fix]),
        [...groups].map(([group, title]) =>
          element(
            'tbody',
            { 'data-items': '' },
            element('tr', {}, element('th', { colSpan: '3', scope: 'rowgroup' }, title)),
            entries.filter((entry) => entry.group === group).map((entry) => errorRow(page, entry, columns)),
          ),
        ),
      ),
    ),
    element('p', { 'data-empty': '', hidden: true }, messages.nothingFound),
  );
}

function errorRow(page: Page, entry: ErrorEntry, columns: string[]): Node {
  const { messages } = page;
  const id = page.claimId(entry.code, 'code');
  const aliases = entry.aliases.map((alias) => [`${messages.alias} `, element('code', {}, breakable(alias))]);
  return element(
    'Anchor',
    { id, 'data-group': entry.group },
    cells(
      columns,
      [
        [
          element('a', { href: `#${id}` }, element('code', {}, breakable(entry.code))),
          aliases.map((alias) => element('small', {}, alias)),
          element('small', {}, entry.label),
        ],
        inline(entry.meaning),
        inline(entry.fix),
      ],
      [MEANING],
    ),
  );
}
