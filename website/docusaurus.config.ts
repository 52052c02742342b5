import { existsSync } from 'node:fs';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { Config } from '@docusaurus/types';
import { brand } from './brand';
import { readEnvironment } from './environment';
import { brokenMarkdownLink } from './plugins/broken-links';
import hostingPlugin from './plugins/hosting';
import leanBundlePlugin from './plugins/lean-bundle';
import loaderPlugin from './plugins/loader';
import { bundleLoader } from './plugins/loader/bundle';
import { pageTemplate } from './plugins/loader/template';

export default async function createConfig(): Promise<Config> {
  const environment = readEnvironment();
  const loader = await bundleLoader(__dirname);
  const insideGit = existsSync('../.git');

  const docs: DocsOptions = {
    sidebarPath: './sidebars.ts',
    routeBasePath: 'docs',
    versions: { current: { label: 'Next', badge: true } }, // spec 3
    showLastUpdateTime: insideGit, // without history there is no time to tell
    sidebarCollapsible: true,
  };

  return {
    title: brand.name,
    url: environment.siteUrl,
    baseUrl: '/',
    baseUrlIssueBanner: false, // an inline script, which the content security policy forbids
    favicon: 'img/favicon.svg',
    future: { v4: true, faster: true },
    // One colour choice for all locales: the default namespace would differ by locale.
    storage: { namespace: false },

    onBrokenLinks: 'throw', // spec 5
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'warn', // spec 5
    markdown: {
      mdx1Compat: { headingIds: true },
      hooks: { onBrokenMarkdownLinks: brokenMarkdownLink },
    },

    i18n: {
      defaultLocale: 'en',
      locales: ['en', 'ru', 'zh', 'pt-br'], // spec 9
      // baseUrl is given for each, or a locale built alone would lose its prefix.
      localeConfigs: {
        en: { label: 'English', htmlLang: 'en-US', baseUrl: '/' },
        ru: { label: 'Русский', htmlLang: 'ru-RU', baseUrl: '/ru/' },
        zh: { label: '中文', htmlLang: 'zh-Hans', baseUrl: '/zh/' },
        'pt-br': { label: 'Português (Brasil)', htmlLang: 'pt-BR', baseUrl: '/pt-br/' },
      },
    },

    ssrTemplate: pageTemplate(loader, brand.announcement.id, environment),
    customFields: { search: environment.search, dataUrl: environment.dataUrl, prices: environment.prices },
    clientModules: ['./src/client/index.ts'],
    plugins: [
      ['@docusaurus/plugin-content-docs', docs],
      ['@docusaurus/plugin-content-pages', {}],
      ['@docusaurus/plugin-sitemap', {}],
      [loaderPlugin, { loader }],
      [hostingPlugin, { environment }],
      leanBundlePlugin,
    ],
    themes: [['@docusaurus/theme-classic', { customCss: ['./src/css/index.css'] }]],

    themeConfig: {
      colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false }, // spec 2
      docs: {
        versionPersistence: 'localStorage', // spec 3
        sidebar: { hideable: false, autoCollapseCategories: false }, // spec 2
      },
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 }, // spec 2
      announcementBar: { id: brand.announcement.id, content: ' ', isCloseable: true },
      navbar: {
        title: brand.name,
        logo: { src: 'img/logo.svg', alt: '', width: 28, height: 28 },
        items: [
          { type: 'docSidebar', sidebarId: 'documentation', label: 'Documentation', position: 'left' },
          { to: '/docs/extension', label: 'Extension', position: 'left' },
          { type: 'search', position: 'right' },
          { type: 'localeDropdown', position: 'right' },
          { href: brand.hosts.dashboard, label: 'Dashboard', position: 'right', className: 'navbar-dashboard' },
        ],
      },
      footer: {
        links: [
          {
            title: 'Documentation',
            items: [
              { label: 'Getting started', to: '/docs/getting-start' },
              { label: 'API', to: '/docs/category/api' },
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
        copyright: `© ${new Date().getFullYear()} ${brand.name}`,
      },
    } satisfies ThemeConfig,
  };
}
