import type { Locale } from '@docs/search';
import type { CheerioAPI } from 'cheerio';
import { messagesOf } from '../messages';
import { clean } from './blocks';

/** The label of the sidebar's top-level category that holds the page, if one does. */
export function topSection($: CheerioAPI, locale: Locale): string {
  const category = $('.menu__list-item--top:has(> .menu__list-item-collapsible):has([aria-current="page"])');
  const label = clean(category.first().find('.menu__link').first().text());
  return label || breadcrumbSection($) || messagesOf(locale).documentation;
}

/** Without a sidebar: the first of the breadcrumbs that is not the page itself. */
function breadcrumbSection($: CheerioAPI): string {
  const crumbs = $('.theme-doc-breadcrumbs .breadcrumbs__item').not('.breadcrumbs__item--active');
  const labels = crumbs.get().map((crumb) => clean($(crumb).text()));
  return labels.find((label) => label !== '') ?? '';
}

/** The index page of a category: the category itself links to it in the sidebar. */
export function isCategoryIndex($: CheerioAPI): boolean {
  return $('.menu__list-item-collapsible > .menu__link[aria-current="page"]').length > 0;
}
