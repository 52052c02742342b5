import { alternatesOf } from '@docs/site/addresses';
import type { Options } from '@docusaurus/plugin-sitemap';
import { lastChange } from '../../git';

/** The sources of the home page: its own file has almost no text. */
const HOME = ['src/pages/index.tsx', 'src/components/home', 'shared/texts', '../packages/site/src/brand.ts'];

/** The stock items of indexed pages, with links to the same page in the other languages. */
export const createSitemapItems: NonNullable<Options['createSitemapItems']> = async ({
  defaultCreateSitemapItems,
  ...params
}) => {
  const { url, baseUrl } = params.siteConfig;
  const items = await defaultCreateSitemapItems(params);
  return items.map((item) => ({
    ...item,
    ...(item.url === url + baseUrl && { lastmod: lastChange(HOME) }),
    links: alternatesOf(url, item.url.slice(url.length + baseUrl.length)).map(({ hreflang, href }) => ({
      lang: hreflang,
      url: href,
    })),
  }));
};
