import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { markdownAddress } from '@docs/site/addresses';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { forEachBuiltPage } from '../built-pages/index.ts';
import { wordsOf } from '../words/index.ts';
import { type Library, llmsFullTxt, llmsTxt, type TwinSection } from './llms.ts';
import { type Section, sidebarSections } from './sidebar.ts';
import { readTwin, type Twin, twinText } from './twin.ts';

/** Docusaurus plugin: every indexed page as Markdown at its address plus `.md`, with `llms.txt` and `llms-full.txt`. */
export default function markdownTwinsPlugin({ baseUrl, siteConfig, i18n }: LoadContext): Plugin {
  const { currentLocale: locale, locales, localeConfigs } = i18n;
  const words = wordsOf(locale);
  const url = (address: string) => new URL(address, siteConfig.url);

  async function writeTwins(outDir: string, routesPaths: readonly string[]): Promise<Map<string, Twin>> {
    const twins = new Map<string, Twin>();
    await forEachBuiltPage({ outDir, baseUrl, routesPaths }, async ({ path, below, $ }) => {
      if (below === '404.html') return;
      const twin = readTwin({ $, locale, siteTitle: siteConfig.title, url: url(path) });
      if (!twin) return;
      twins.set(path, twin);
      const file = join(outDir, markdownAddress(path, baseUrl).slice(baseUrl.length));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, twinText(twin));
    });
    return twins;
  }

  /** As the sidebar has them; what it does not list, the home page say, comes first. */
  function inOrder(twins: ReadonlyMap<string, Twin>, sidebar: readonly Section[]): TwinSection[] {
    const listed = new Set(sidebar.flatMap(({ pages }) => pages));
    const [outside = [], ...categories] = sidebar.map(({ pages }) => pages);
    const unlisted = [...twins.keys()].filter((path) => !listed.has(path)).sort();
    return [[...unlisted, ...outside], ...categories].map((paths, position) => ({
      label: sidebar[position]?.label ?? words.documentation,
      twins: paths.flatMap((path) => {
        const twin = twins.get(path);
        return twin ? [{ twin, address: url(markdownAddress(path, baseUrl)).href }] : [];
      }),
    }));
  }

  return {
    name: 'markdown-twins',
    injectHtmlTags() {
      const attributes = { rel: 'describedby', href: `${baseUrl}llms.txt` }; // the relation that llmstxt.org names
      return { headTags: [{ tagName: 'link', attributes }] };
    },
    async postBuild({ outDir, routesPaths, plugins }) {
      const twins = await writeTwins(outDir, routesPaths);
      const library: Library = {
        words,
        name: siteConfig.title,
        summary: twins.get(baseUrl)?.description ?? '',
        sections: inOrder(twins, sidebarSections(plugins)),
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
