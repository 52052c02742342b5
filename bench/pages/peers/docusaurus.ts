import { brand } from '@docs/site/brand';
import { i18n } from '../../../website/locales.ts';
import type { Content, Entry, Page } from '../content.ts';
import { exporting, hasPagesBelow, isPage, markdownFiles, type Peer } from './peer.ts';

/** The classic template as published, with the DocSearch of its theme and with our configuration. */
export const docusaurus: Peer = {
  title: 'Docusaurus + DocSearch',
  files: (content) => ({
    'docusaurus.config.mjs': config(content),
    'sidebars.mjs': exporting({ docs: content.sidebar.map((entry) => item(entry, content.pages)) }),
    'src/pages/index.md': `# ${content.name}\n\n[Documentation](/docs/getting-start)\n`,
    ...markdownFiles(content, { folder: '.', heading: false }),
  }),
  build: ['docusaurus', 'build', '--config', 'docusaurus.config.mjs', '--locale', 'en'],
  out: 'build',
  suffix: '',
  search: '.DocSearch-Button',
};

/** Matches ours around the pages too, so that both sites show the same bars, footer and languages. */
const themeConfig = (name: string) => ({
  colorMode: { respectPrefersColorScheme: true },
  announcementBar: { id: brand.announcement.id, content: 'The docs are now available in several languages.' },
  navbar: {
    title: name,
    items: [
      { type: 'docSidebar', sidebarId: 'docs', label: 'Documentation' },
      { to: '/docs/extension', label: 'Extension' },
      { type: 'localeDropdown', position: 'right' },
      { href: brand.hosts.dashboard, label: 'Dashboard', position: 'right' },
    ],
  },
  footer: {
    style: 'dark',
    links: [
      {
        title: 'Documentation',
        items: [
          { label: 'Getting started', to: '/docs/getting-start' },
          { label: 'Captchas', to: '/docs/captchas' },
          { label: 'Extension', to: '/docs/extension' },
        ],
      },
      {
        title: 'Help',
        items: [
          { label: 'API errors', to: '/docs/api/api-errors' },
          { label: 'Known issues', to: '/docs/extension/known-issues' },
          { label: 'News', to: '/docs/news' },
          { label: 'Support', href: brand.hosts.helpdesk },
        ],
      },
      {
        title: 'Service',
        items: [
          { label: 'Cloud service', href: brand.hosts.site },
          { label: 'Dashboard', href: brand.hosts.dashboard },
        ],
      },
    ],
    copyright: name,
  },
  algolia: { appId: 'docs', apiKey: 'search-only', indexName: 'docs-en' },
});

const config = ({ name }: Content) => `import { themes } from 'prism-react-renderer';

export default {
  title: ${JSON.stringify(name)},
  url: '${brand.hosts.docs}',
  baseUrl: '/',
  future: { v4: true },
  markdown: { format: 'detect' },
  i18n: ${JSON.stringify(i18n)},
  presets: [['classic', { docs: { path: 'docs', sidebarPath: './sidebars.mjs' }, blog: false }]],
  themeConfig: {
    ...${JSON.stringify(themeConfig(name))},
    prism: { theme: themes.github, darkTheme: themes.dracula, additionalLanguages: ['java', 'csharp', 'php', 'bash', 'json'] },
  },
};
`;

function item(entry: Entry, pages: readonly Page[]): object {
  if (!isPage(entry)) {
    return { type: 'category', label: entry.label, items: entry.items.map((one) => item(one, pages)) };
  }
  const id = entry.path.slice('docs/'.length);
  return { type: 'doc', id: hasPagesBelow(entry, pages) ? `${id}/index` : id, label: entry.label };
}
