import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { markdownAddress } from '@docs/site/addresses';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { textsOf } from '../../shared/texts/index.ts';
import { readBuiltPages } from '../built-pages/index.ts';
import { type Section, sidebarSections } from '../sidebar.ts';
import { type Library, llmsFullTxt, llmsTxt, type PageSection } from './llms.ts';
import { type MarkdownPage, markdownPageText, readMarkdownPage } from './markdown-page.ts';

/** Docusaurus plugin: every indexed page as Markdown at its address plus `.md`, with `llms.txt` and `llms-full.txt`. */
export default function markdownPagesPlugin(context: LoadContext): Plugin {
  const { baseUrl, siteConfig, i18n, codeTranslations } = context;
  const { currentLocale: locale, locales, localeConfigs } = i18n;
  const messages = textsOf(locale).build;
  const defaultTitles = new Set(
    Object.entries(codeTranslations).flatMap(([id, title]) =>
      id.startsWith('theme.admonition.') ? title : [],
    ),
  );
  const url = (address: string) => new URL(address, siteConfig.url);

  async function writeMarkdownPages(
    outDir: string,
    routesPaths: readonly string[],
  ): Promise<Map<string, MarkdownPage>> {
    const markdownPages = new Map<string, MarkdownPage>();
    for await (const { path, below, $ } of readBuiltPages(context, { outDir, routesPaths })) {
      if (below === '404.html') continue;
      const siteTitle = siteConfig.title;
      const markdownPage = readMarkdownPage({ $, locale, siteTitle, url: url(path), defaultTitles });
      if (!markdownPage) continue;
      markdownPages.set(path, markdownPage);
      const file = join(outDir, markdownAddress(path, baseUrl).slice(baseUrl.length));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, markdownPageText(markdownPage));
    }
    return markdownPages;
  }

  /** In the order of the sidebar. Pages that it does not list, such as the home page, come first. */
  function inOrder(
    markdownPages: ReadonlyMap<string, MarkdownPage>,
    sidebar: readonly Section[],
  ): PageSection[] {
    const [outside = [], ...categories] = sidebar.map(({ pages }) => pages.map(({ permalink }) => permalink));
    const listed = new Set([outside, ...categories].flat());
    const unlisted = [...markdownPages.keys()].filter((path) => !listed.has(path)).sort();
    return [[...unlisted, ...outside], ...categories].map((paths, position) => ({
      label: sidebar[position]?.label ?? messages.documentation,
      markdownPages: paths.flatMap((path) => {
        const markdownPage = markdownPages.get(path);
        return markdownPage ? [{ markdownPage, address: url(markdownAddress(path, baseUrl)).href }] : [];
      }),
    }));
  }

  return {
    name: 'markdown-pages',
    injectHtmlTags() {
      const attributes = { rel: 'describedby', href: `${baseUrl}llms.txt` }; // the relation that llmstxt.org names
      return { headTags: [{ tagName: 'link', attributes }] };
    },
    async postBuild({ outDir, routesPaths, plugins }) {
      const markdownPages = await writeMarkdownPages(outDir, routesPaths);
      const summary = markdownPages.get(baseUrl)?.description;
      if (!summary) throw new Error('The home page has no description, which llms.txt begins with.');
      const library: Library = {
        messages,
        name: siteConfig.title,
        summary,
        sections: inOrder(markdownPages, sidebarSections(plugins)),
        home: url(baseUrl).href,
        others: locales
          .filter((other) => other !== locale)
          .flatMap((other) => localeConfigs[other] ?? [])
          .map(({ label, baseUrl: home }) => ({ label, home: url(home).href })),
      };
      await writeFile(join(outDir, 'llms.txt'), llmsTxt(library));
      await writeFile(join(outDir, 'llms-full.txt'), llmsFullTxt(library));
    },
  };
}
