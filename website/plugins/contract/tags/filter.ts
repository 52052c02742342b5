import { element, type Node } from '../nodes.ts';
import type { Page } from '../page.ts';

interface Filter {
  search?: { label: string; hint: string };
  legend: string;
  all: string;
  groups: Map<string, string>;
  total: number;
}

/** The controls as static HTML; `ListFilter` adds the behavior. Without script they are not shown. */
export function filter(page: Page, { search, legend, all, groups, total }: Filter): Node {
  const name = page.claimId('filter', 'list');
  return element(
    'div',
    { className: 'filter' },
    search &&
      element(
        'label',
        {},
        element('span', {}, search.label),
        element('input', { type: 'search', placeholder: search.hint, autoComplete: 'off' }),
      ),
    element(
      'fieldset',
      {},
      element('legend', {}, legend),
      [['', all] as const, ...groups].map(([value, title]) =>
        element(
          'label',
          {},
          element('input', { type: 'radio', name, value, defaultChecked: value === '' ? true : undefined }),
          element('span', {}, title),
        ),
      ),
    ),
    element(
      'p',
      { role: 'status', 'data-shown': page.messages.shown },
      page.messages.shown.replace('{shown}', `${total}`).replace('{total}', `${total}`),
    ),
  );
}
