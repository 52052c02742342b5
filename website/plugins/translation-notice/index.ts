import { LOCALES } from '@docs/site/locales';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { i18n } from '../../locales.ts';
import type { LanguagesOfPage } from '../../shared/page-data.ts';
import { buildTexts } from '../../shared/texts/index.ts';
import { localesWith, pageIn, readPage, stateOf, WEBSITE } from '../../translations/pages.ts';
import { element } from '../contract/nodes.ts';
import { pageRoute } from './route.ts';

export interface TranslationNoticeOptions {
  locale: string;
  /** The folder of the site; another one in tests. */
  website?: string;
}

/**
 * Remark plugin: adds a notice, in its own language, to the top of a translation whose English page has changed. It
 * must run before Docusaurus' own plugins.
 */
export function translationNotice({ locale, website = WEBSITE }: TranslationNoticeOptions) {
  return (tree: Root, file: VFile): void => {
    const page = locale === i18n.defaultLocale ? undefined : pageIn(locale, file.path, website);
    if (page === undefined || stateOf(locale, page, website).state !== 'outdated') return;
    const source = readPage(i18n.defaultLocale, page, website);
    if (source === undefined) return;
    tree.children.unshift(
      element(
        'aside',
        // Styled as a warning. Search excludes the notice by its own class.
        { className: 'translation-notice theme-admonition theme-admonition-warning' },
        `${buildTexts(locale).translationBehind} `,
        // A plain link: the router has only the pages of its own language. In English, like the page it leads to.
        element('a', { href: pageRoute(page, source), hrefLang: 'en', lang: 'en' }, 'English page'),
      ),
    );
  };
}

/**
 * For Docusaurus' `markdown.parseFrontMatter`: the locales that have the page. src/theme/DocItem marks the English page
 * that the others show, and does not offer it to search engines as a translation.
 */
export function languagesOfPage(file: string): LanguagesOfPage | undefined {
  const page = LOCALES.map((locale) => pageIn(locale, file)).find((found) => found !== undefined);
  return page === undefined ? undefined : { locales: localesWith(page) };
}
