import type { Content, Entry } from '../content.ts';
import { addressOf, exporting, isPage, markdownFiles, type Peer } from './peer.ts';

export const vitepress: Peer = {
  title: 'VitePress',
  files: (content) => ({
    '.vitepress/config.mjs': exporting({
      title: content.name,
      lang: 'en-US',
      themeConfig: {
        search: { provider: 'local' },
        sidebar: content.sidebar.map((entry) => item(entry, content)),
      },
    }),
    'index.md': `# ${content.name}\n\n[Documentation](/docs/getting-start)\n`,
    ...markdownFiles(content, { folder: '.', heading: true }),
  }),
  build: ['vitepress', 'build'],
  out: '.vitepress/dist',
  suffix: '.html',
  search: '#local-search button',
};

function item(entry: Entry, content: Content): object {
  return isPage(entry)
    ? { text: entry.label, link: addressOf(entry, content.pages, '') }
    : { text: entry.label, items: entry.items.map((one) => item(one, content)) };
}
