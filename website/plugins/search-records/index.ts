import { dirname, join } from 'node:path';
import { writeIndexFile } from '@docs/search';
import { MAIN_DOC } from '@docs/site/addresses';
import { knownLocale } from '@docs/site/locales';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { textsOf } from '../../shared/texts';
import { readBuiltPages } from '../built-pages';
import { sidebarSections } from '../sidebar';
import { addLinks } from './links';
import { type Page, type PageRecords, readPage } from './page';
import { addPhrases } from './phrases';

export interface SearchRecordsOptions {
  /** One index per locale: `<indexPrefix>-<locale>`. */
  indexPrefix: string;
}

/** Reads the built pages of a locale into its search index, `.search/<locale>.index` in the root of the build. */
export default function searchRecordsPlugin(context: LoadContext, options: SearchRecordsOptions): Plugin {
  const { currentLocale, defaultLocale } = context.i18n;
  return {
    name: 'search-records',
    async postBuild({ outDir, baseUrl, routesPaths, plugins }) {
      const locale = knownLocale(currentLocale);
      const sections = sidebarSections(plugins);
      const indexes = new Set(sections.flatMap(({ indexes }) => indexes));
      const sectionOf = (path: string) =>
        sections.find(({ pages }) => pages.some(({ permalink }) => permalink === path))?.label ??
        textsOf(locale).build.documentation;
      const roleOf = (path: string): Page['role'] =>
        path === baseUrl + MAIN_DOC ? 'main' : indexes.has(path) ? 'category' : 'page';
      const pages: PageRecords[] = [];
      for await (const { path, below, $ } of readBuiltPages(context, { outDir, routesPaths })) {
        if (below === '404.html' || below === 'search') continue;
        pages.push(readPage({ path, $, locale, section: sectionOf(path), role: roleOf(path) }));
      }
      addLinks(pages);
      const records = pages.flatMap((page) => page.records);
      for (const warning of pages.flatMap((page) => page.warnings)) logger.warn(`Search: ${warning}`);
      addPhrases(records, locale, baseUrl);
      const root = currentLocale === defaultLocale ? outDir : dirname(outDir);
      await writeIndexFile(
        join(root, '.search', `${locale}.index`),
        `${options.indexPrefix}-${locale}`,
        locale,
        records,
      );
    },
  };
}
