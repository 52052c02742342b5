import type { Content, Entry } from '../content.ts';
import { addressOf, exporting, isPage, markdownFiles, type Peer } from './peer.ts';

export const rspress: Peer = {
  title: 'Rspress',
  files: (content) => ({
    'rspress.config.mjs': exporting({
      root: 'pages',
      title: content.name,
      lang: 'en',
      themeConfig: { sidebar: { '/': content.sidebar.map((entry) => item(entry, content)) } },
    }),
    'pages/index.md': `# ${content.name}\n\n[Documentation](/docs/getting-start)\n`,
    ...markdownFiles(content, { folder: 'pages', heading: true }),
  }),
  build: ['rspress', 'build'],
  out: 'doc_build',
  suffix: '.html',
  search: '.rp-search-button, [class*="search-button"]',
};

function item(entry: Entry, content: Content): object {
  return isPage(entry)
    ? { text: entry.label, link: addressOf(entry, content.pages, '') }
    : { text: entry.label, items: entry.items.map((one) => item(one, content)) };
}
