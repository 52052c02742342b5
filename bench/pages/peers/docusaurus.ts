import type { Content, Entry, Page } from '../content.ts';
import { exporting, hasPagesBelow, isPage, markdownFiles, type Peer } from './peer.ts';

/** The classic template as it is handed out, with DocSearch as its theme has it. */
export const docusaurus: Peer = {
  title: 'Docusaurus + DocSearch',
  files: (content) => ({
    'docusaurus.config.mjs': config(content),
    'sidebars.mjs': exporting({ docs: content.sidebar.map((entry) => item(entry, content.pages)) }),
    'src/pages/index.md': `# ${content.name}\n\n[Documentation](/docs/getting-start)\n`,
    ...markdownFiles(content, { folder: '.', heading: false }),
  }),
  build: [['docusaurus', 'build', '--config', 'docusaurus.config.mjs']],
  out: 'build',
  suffix: '',
  search: '.DocSearch-Button',
};

const config = ({ name }: Content) => `import { themes } from 'prism-react-renderer';

export default {
  title: ${JSON.stringify(name)},
  url: 'https://docs.captcha-cloud.example',
  baseUrl: '/',
  future: { v4: true },
  markdown: { format: 'detect' },
  i18n: { defaultLocale: 'en', locales: ['en'] },
  presets: [['classic', { docs: { path: 'docs', sidebarPath: './sidebars.mjs' }, blog: false }]],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: { title: ${JSON.stringify(name)}, items: [{ type: 'docSidebar', sidebarId: 'docs', label: 'Documentation' }] },
    footer: { style: 'dark', copyright: ${JSON.stringify(name)} },
    prism: { theme: themes.github, darkTheme: themes.dracula, additionalLanguages: ['java', 'csharp', 'php', 'bash', 'json'] },
    algolia: { appId: 'docs', apiKey: 'search-only', indexName: 'docs-en' },
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
