import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { knownLocale } from '@docs/site/locales';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { atomOf, newsFeed } from './feed.ts';

const FILE = 'news.atom';

/** Docusaurus plugin: an Atom feed of the news in each locale, named in the head of every page. */
export default function newsFeedPlugin({ baseUrl, siteConfig, i18n }: LoadContext): Plugin {
  const { currentLocale, localeConfigs } = i18n;
  const feed = newsFeed({
    locale: knownLocale(currentLocale),
    language: localeConfigs[currentLocale]?.htmlLang ?? currentLocale,
    name: siteConfig.title,
    home: new URL(baseUrl, siteConfig.url).href,
    file: FILE,
  });
  return {
    name: 'news-feed',
    injectHtmlTags() {
      const attributes = {
        rel: 'alternate',
        type: 'application/atom+xml',
        href: `${baseUrl}${FILE}`,
        title: feed.options.title,
      };
      return { headTags: [{ tagName: 'link', attributes }] };
    },
    async postBuild({ outDir }) {
      await writeFile(path.join(outDir, FILE), atomOf(feed));
    },
  };
}
