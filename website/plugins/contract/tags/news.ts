import { news, newsCategories } from '@docs/contract';
import { formatDate, textsOf } from '../../../shared/texts/index.ts';
import { element, inline, link, type Node } from '../nodes.ts';
import type { Page } from '../page.ts';
import { filter } from './filter.ts';

/** `<NewsList />`: newest first, with a filter by category. */
export function newsList(page: Page): Node {
  const strings = textsOf(page.locale).strings;
  const entries = news(page.locale);
  page.components.add('Anchor').add('ListFilter');
  return element(
    'ListFilter',
    {},
    filter(page, {
      legend: page.messages.category,
      all: strings.allCategoriesText,
      groups: new Map(newsCategories(page.locale).map(({ id, title }) => [id, title])),
      total: entries.length,
    }),
    element(
      'ul',
      { className: 'news' },
      entries.map((entry) =>
        element(
          'Anchor',
          { as: 'li', id: page.claimId(entry.id, 'news'), 'data-group': entry.category },
          element('time', { dateTime: entry.date }, formatDate(page.locale, new Date(entry.date))),
          element('span', { className: 'pill' }, entry.categoryTitle),
          element('div', {}, entry.page ? link(entry.page, inline(entry.title)) : inline(entry.title)),
        ),
      ),
    ),
    element('p', { 'data-empty': '', hidden: true }, strings.emptyUpdatesText),
  );
}
