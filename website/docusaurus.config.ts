import { MAIN_DOC } from '@docs/site/addresses';
import { brand } from '@docs/site/brand';
import { fillPlaceholders, USER_AGENT_PLACEHOLDER } from '@docs/site/placeholders';
import logger from '@docusaurus/logger';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as SitemapOptions } from '@docusaurus/plugin-sitemap';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { Config, PluginConfig } from '@docusaurus/types';
import { buildRules } from './build-rules';
import { readEnvironment } from './environment';
import { whyNoHistory } from './git';
import { i18n } from './locales';
import type * as Plugins from './plugins';
import type { SiteFields } from './shared/site-fields';

// The bundler cannot see that pages depend on the contract, the drawings and the plugins, so it must not reuse pages.
process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';

export default async function createConfig(): Promise<Config> {
  // Compiled by plugins/compile.mjs before Docusaurus starts.
  const plugins: typeof Plugins = require('./.plugins/index.cjs');
  const environment = readEnvironment();
  const noHistory = whyNoHistory();
  if (noHistory) logger.warn(`Pages show no dates, because ${noHistory}.`);

  const locale = process.env.DOCUSAURUS_CURRENT_LOCALE ?? i18n.defaultLocale;
  const currentUserAgent = { placeholder: USER_AGENT_PLACEHOLDER, userAgent: environment.userAgent };

  const layers = {
    foundation: (path: string) => path.endsWith('/src/css/foundation.css'),
    theme: (path: string) => /\/@docusaurus\/theme-(common|classic)\/lib\//.test(path),
  };

  const content = {
    beforeDefaultRemarkPlugins: [
      [plugins.contractTags, { locale }],
      [plugins.drawings, { locale }],
    ],
    rehypePlugins: [
      [plugins.highlight, currentUserAgent],
      [plugins.userAgent, currentUserAgent],
    ],
  } satisfies Partial<DocsOptions>;

  const docs: DocsOptions = {
    sidebarPath: './sidebars.ts',
    routeBasePath: 'docs',
    versions: { current: { label: 'Next', badge: true } }, // spec 3.3
    showLastUpdateTime: !noHistory,
    ...content,
  };

  // Every component in every state, at /dev/components; `npm run dev` only.
  const componentsPage: PluginConfig = [
    '@docusaurus/plugin-content-pages',
    { id: 'dev', path: 'dev', routeBasePath: 'dev', ...content },
  ];

  return {
    title: brand.name,
    url: environment.siteUrl,
    baseUrl: '/',
    baseUrlIssueBanner: false, // an inline script, which the content security policy forbids
    favicon: 'img/favicon.svg',
    future: { v4: true, faster: true },
    // One color choice for all locales: the default namespace would differ by locale.
    storage: { namespace: false },

    ...buildRules,
    markdown: {
      ...buildRules.markdown,
      preprocessor: ({ fileContent, filePath }) => fillPlaceholders(fileContent, filePath),
      async parseFrontMatter({ defaultParseFrontMatter, filePath, fileContent }) {
        const file = { filePath, fileContent: fillPlaceholders(fileContent, filePath) };
        const { frontMatter, content } = await defaultParseFrontMatter(file);
        return { frontMatter: { ...frontMatter, ...plugins.languagesOfPage(filePath) }, content };
      },
    },

    i18n,

    ssrTemplate: plugins.pageTemplate(),
    customFields: {
      search: environment.search,
      dataUrl: environment.dataUrl,
      prices: environment.prices,
      strings: plugins.textsOf(locale).strings,
    } satisfies SiteFields,
    clientModules: ['./src/client/index.ts'],
    plugins: [
      ['@docusaurus/plugin-content-docs', docs],
      ['@docusaurus/plugin-content-pages', {}],
      ...(process.env.NODE_ENV === 'development' ? [componentsPage] : []),
      [
        '@docusaurus/plugin-sitemap',
        {
          ignorePatterns: plugins.untranslatedPaths(locale),
          lastmod: noHistory ? null : 'date',
          changefreq: null, // search engines ignore it and the priority
          priority: null,
        } satisfies SitemapOptions,
      ],
      ['@docusaurus/plugin-css-cascade-layers', { layers }], // our styles win over the theme's whatever their specificity
      (context) => plugins.inlineScript(context, { announcementId: brand.announcement.id, environment }),
      (context) => plugins.hosting(context, environment),
      (context) => plugins.contractFiles(context, environment.userAgent),
      (context) => plugins.programFiles(context, currentUserAgent),
      (context) => plugins.tryIt(context, currentUserAgent),
      plugins.captchaGallery,
      plugins.newsFeed,
      plugins.metadata,
      plugins.socialPictures,
      plugins.markdownPages,
      (context) => plugins.searchRecords(context, { indexPrefix: environment.search.indexPrefix }),
      plugins.replacedModules,
      plugins.precompiledValidator,
      plugins.pageStyles,
      plugins.devServer,
    ],
    themes: [['@docusaurus/theme-classic', { customCss: ['./src/css/index.css'] }]],

    themeConfig: {
      colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false }, // spec 2.12
      docs: {
        versionPersistence: 'localStorage', // spec 3.3
        sidebar: { hideable: false, autoCollapseCategories: false }, // spec 2.5
      },
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 }, // spec 2.15
      announcementBar: { id: brand.announcement.id, content: ' ', isCloseable: true },
      navbar: {
        title: brand.name,
        items: [
          {
            to: `/${MAIN_DOC}`,
            label: 'Documentation',
            position: 'left',
            activeBaseRegex: '/docs/(?!extension)', // the extension pages have their own entry
          },
          { to: '/docs/extension', label: 'Extension', position: 'left' },
          { type: 'search', position: 'right' },
          {
            href: brand.hosts.dashboard,
            label: 'Dashboard',
            position: 'right',
            className: 'navbar-dashboard',
          },
          { type: 'localeDropdown', position: 'right' },
        ],
      },
      footer: {
        links: [
          {
            title: 'Documentation',
            items: [
              { label: 'Getting started', to: `/${MAIN_DOC}` },
              { label: 'API', to: '/docs/category/api' },
              { label: 'Captchas', to: '/docs/captchas' },
              { label: 'Extension', to: '/docs/extension' },
              { label: 'Integrations', to: '/docs/external' },
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
      prism: { theme: { plain: {}, styles: [] } }, // css/code.css has the colors; the stock ones would go to the browser
    } satisfies UserThemeConfig,
  };
}
