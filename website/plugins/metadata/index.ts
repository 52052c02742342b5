import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brand } from '@docs/site/brand';
import type { HtmlTagObject, LoadContext, Plugin } from '@docusaurus/types';
import { textsOf } from '../../shared/texts';
import { APPLE_TOUCH_ICON, drawIcon, ICONS } from './icons.ts';
import { manifest } from './manifest.ts';
import { openSearch } from './opensearch.ts';
import { robots } from './robots.ts';
import { securityTxt } from './security.ts';

const MANIFEST = 'manifest.webmanifest';
const OPEN_SEARCH = 'opensearch.xml';
const SECURITY = '.well-known/security.txt';

/** Docusaurus plugin: the files about the site that browsers, crawlers and researchers look for. */
export default function metadataPlugin(context: LoadContext): Plugin {
  const { currentLocale, defaultLocale, localeConfigs } = context.i18n;
  const { url, title } = context.siteConfig;
  const root = localeConfigs[defaultLocale]?.baseUrl ?? '/';
  const description = context.codeTranslations['docs.search.pageTitle'] ?? 'Search the documentation';
  const language = localeConfigs[currentLocale]?.htmlLang ?? currentLocale;

  const perLocale = {
    [MANIFEST]: manifest({
      name: title,
      shortName: brand.shortName,
      description: textsOf(currentLocale).strings.metaDescription,
      language,
      home: context.baseUrl,
      icons: root,
    }),
    [OPEN_SEARCH]: openSearch({
      shortName: brand.shortName,
      description: `${title}: ${description}`,
      language,
      home: url + context.baseUrl,
      file: OPEN_SEARCH,
      icon: `${url}${root}${ICONS[0]?.file}`,
    }),
  };
  const once = () => ({
    'robots.txt': robots(Object.values(localeConfigs).map(({ baseUrl }) => `${url}${baseUrl}sitemap.xml`)),
    [SECURITY]: securityTxt(brand.security, `${url}${root}${SECURITY}`, new Date()),
    ...Object.fromEntries(ICONS.map((icon) => [icon.file, drawIcon(icon)])),
  });

  return {
    name: 'metadata',
    injectHtmlTags() {
      if (process.env.NODE_ENV !== 'production') return {}; // `npm run dev` serves pages, not these files
      const link = (rel: string, href: string, more = {}): HtmlTagObject => ({
        tagName: 'link',
        attributes: { rel, href, ...more },
      });
      return {
        headTags: [
          link('manifest', context.baseUrl + MANIFEST),
          link('apple-touch-icon', root + APPLE_TOUCH_ICON),
          link('search', context.baseUrl + OPEN_SEARCH, {
            type: 'application/opensearchdescription+xml',
            title: brand.shortName,
          }),
        ],
      };
    },
    async postBuild({ outDir }) {
      const files = { ...perLocale, ...(currentLocale === defaultLocale && once()) };
      for (const [name, content] of Object.entries(files)) {
        await mkdir(dirname(join(outDir, name)), { recursive: true });
        await writeFile(join(outDir, name), await content);
      }
    },
  };
}
