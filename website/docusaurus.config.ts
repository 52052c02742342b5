import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as SitemapOptions } from '@docusaurus/plugin-sitemap';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { Config } from '@docusaurus/types';
import { brand } from './brand';
import { buildRules } from './build-rules';
import { readEnvironment } from './environment';
import { hasHistory } from './git';
import { i18n } from './locales';
import bundlerCachePlugin from './plugins/bundler-cache';
import { contractTags } from './plugins/contract';
import devProxyPlugin from './plugins/dev-proxy';
import docDescriptionsPlugin from './plugins/doc-descriptions';
import { drawings } from './plugins/drawings';
import { highlight } from './plugins/highlight';
import hostingPlugin from './plugins/hosting';
import leanBundlePlugin from './plugins/lean-bundle';
import loaderPlugin from './plugins/loader';
import { bundleLoader } from './plugins/loader/bundle';
import { pageTemplate } from './plugins/loader/template';
import markdownTwinsPlugin from './plugins/markdown-twins';
import metadataPlugin from './plugins/metadata';
import { createSitemapItems } from './plugins/metadata/sitemap';
import newsFeedPlugin from './plugins/news-feed';
import openApiDownloadPlugin from './plugins/openapi-download';
import pageStylesPlugin from './plugins/page-styles';
import programFilesPlugin from './plugins/program-files';
import searchRecordsPlugin from './plugins/search-records';
import socialPicturesPlugin from './plugins/social-pictures';
import toolAnswersPlugin from './plugins/tool-answers';
import { translationNotice } from './plugins/translation-notice';
import { userAgent, userAgentInFrontMatter, userAgentInHeadings } from './plugins/user-agent';

export default async function createConfig(): Promise<Config> {
  const environment = readEnvironment();
  const loader = await bundleLoader(__dirname, environment);

  const locale = process.env.DOCUSAURUS_CURRENT_LOCALE ?? i18n.defaultLocale;
  const currentUserAgent = { placeholder: brand.userAgentPlaceholder, userAgent: environment.userAgent };

  const layers = {
    foundation: (path: string) => path.endsWith('/src/css/foundation.css'),
    theme: (path: string) => /\/@docusaurus\/theme-(common|classic)\/lib\//.test(path),
  };

  const docs: DocsOptions = {
    sidebarPath: './sidebars.ts',
    routeBasePath: 'docs',
    versions: { current: { label: 'Next', badge: true } }, // spec 3
    showLastUpdateTime: hasHistory(),
    beforeDefaultRemarkPlugins: [
      [contractTags, { locale, hosts: brand.hosts }],
      [drawings, { locale }],
      [userAgentInHeadings, currentUserAgent],
      [translationNotice, { locale }],
    ],
    rehypePlugins: [
      [highlight, currentUserAgent],
      [userAgent, currentUserAgent],
    ],
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

    ...buildRules,
    markdown: {
      ...buildRules.markdown,
      async parseFrontMatter({ defaultParseFrontMatter, ...file }) {
        const { frontMatter, content } = await defaultParseFrontMatter(file);
        return { frontMatter: userAgentInFrontMatter(frontMatter, currentUserAgent), content };
      },
    },

    i18n,

    ssrTemplate: pageTemplate(loader, brand.announcement.id, environment),
    customFields: { search: environment.search, dataUrl: environment.dataUrl, prices: environment.prices },
    clientModules: ['./src/client/index.ts'],
    plugins: [
      ['@docusaurus/plugin-content-docs', docs],
      ['@docusaurus/plugin-content-pages', {}],
      [
        '@docusaurus/plugin-sitemap',
        {
          createSitemapItems,
          lastmod: hasHistory() ? 'date' : null,
          changefreq: null, // search engines ignore it and the priority
          priority: null,
        } satisfies SitemapOptions,
      ],
      ['@docusaurus/plugin-css-cascade-layers', { layers }], // our styles win over the theme's whatever their specificity
      loaderPlugin,
      (context) => hostingPlugin(context, environment),
      (context) => openApiDownloadPlugin(context, { hosts: brand.hosts }),
      (context) => toolAnswersPlugin(context, { hosts: brand.hosts, userAgent: environment.userAgent }),
      (context) => programFilesPlugin(context, { hosts: brand.hosts, userAgent: currentUserAgent }),
      newsFeedPlugin,
      metadataPlugin,
      socialPicturesPlugin,
      markdownTwinsPlugin,
      (context) =>
        searchRecordsPlugin(context, {
          indexPrefix: environment.search.indexPrefix,
          mainDoc: 'docs/getting-start',
        }),
      docDescriptionsPlugin,
      leanBundlePlugin,
      bundlerCachePlugin,
      pageStylesPlugin,
      devProxyPlugin,
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
          {
            href: brand.hosts.dashboard,
            label: 'Dashboard',
            position: 'right',
            className: 'navbar-dashboard',
          },
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
    } satisfies UserThemeConfig,
  };
}
