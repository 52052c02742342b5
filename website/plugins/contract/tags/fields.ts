import type { FieldRow, Text } from '@docs/contract';
import { breakable, type Child, element, inline, type Node } from '../nodes.ts';
import type { Page } from '../page.ts';
import { headings, scrollable } from './table.ts';

interface Shape {
  /** The accessible name of the table. */
  label: string;
  /** Prefix of every id: solution and response rows must not use the ids of request rows. */
  anchor?: string;
  /** Prefix for an id that the page already has. */
  prefix: string;
  /** Requests mark the fields that are required, responses those that may be absent. */
  of: 'request' | 'response';
}

export function fieldTable(page: Page, rows: FieldRow[], shape: Shape): Node {
  const { messages } = page;
  page.components.add('Anchor');
  return scrollable(
    page,
    shape.label,
    element(
      'table',
      { className: 'fields' },
      headings([messages.field, messages.type, messages.description]),
      element(
        'tbody',
        {},
        rows.map((row) => fieldRow(page, row, shape)),
      ),
    ),
  );
}

function fieldRow(page: Page, row: FieldRow, shape: Shape): Node {
  // A plain-text response is a row named "(body)"; parentheses do not belong in an address.
  const id = page.claimId(`${shape.anchor ?? ''}${row.name.replace(/[()]/g, '')}`, shape.prefix);
  return element(
    'Anchor',
    { id },
    element('th', { scope: 'row' }, element('a', { href: `#${encodeURI(id)}` }, fieldName(row.name))),
    element('td', {}, inline(row.type), mark(page, row, shape)),
    element('td', {}, inline(description(page, row, shape)), rules(page, row)),
  );
}

/** The path to a nested field is less prominent than its name; a long path may wrap after its dots. */
function fieldName(name: string): Node {
  const parts = name.split('.');
  const last = parts.pop() ?? '';
  const path = parts.flatMap((part): Child[] => [`${part}.`, element('wbr', {})]);
  return element('code', {}, path.length > 0 ? element('i', {}, path) : undefined, breakable(last));
}

/** The default case has no mark: a request field is optional, a response field is present. */
function mark({ messages }: Page, { required }: FieldRow, shape: Shape): Child {
  if (shape.of === 'request')
    return required === 'yes' ? [' ', element('b', {}, messages.required)] : undefined;
  return required === 'no' ? [' ', element('i', {}, messages.optional)] : undefined;
}

function description({ messages }: Page, { required, description }: FieldRow, shape: Shape): Text {
  if (typeof required !== 'object') return description;
  const sentences = shape.of === 'request' ? messages.requiredWhen : messages.presentWhen;
  return sentences.replace('{description}', () => description).replace('{when}', () => required.when);
}

function rules(page: Page, row: FieldRow): Child {
  const items: Child[] = row.constraints.map((constraint) => element('li', {}, inline(constraint)));
  if (row.default !== undefined) {
    items.push(element('li', {}, defaultValue(page, element('code', {}, breakable(row.default)))));
  }
  return items.length > 0 ? element('ul', {}, items) : undefined;
}

/** "Default: …" in the language of the page. */
export function defaultValue({ messages }: Page, value: Child): Child {
  const [before = '', after] = messages.default.split('{value}');
  return [before, value, after];
}
