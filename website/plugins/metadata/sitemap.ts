import { join } from 'node:path';
import { alternatesOf } from '@docs/site/addresses';
import { homeOf, LOCALES } from '@docs/site/locales';
import type { Options } from '@docusaurus/plugin-sitemap';
import { lastChange } from '../../git';
import { WEBSITE } from '../../translations/pages.ts';
import { languagesOfPage } from '../page-languages.ts';

/** The sources of the home page: its own file has almost no text. */
const HOME = ['src/pages/index.tsx', 'src/components/home', 'shared/texts', '../packages/site/src/brand.ts'];

/**
 * The stock items of indexed pages, with links to the same page in the languages that have it. English pages that stand
 * in for missing translations are left out.
 */
export const createSitemapItems: NonNullable<Options['createSitemapItems']> = async ({
  defaultCreateSitemapItems,
  ...params
}) => {
  const { url, baseUrl } = params.siteConfig;
  const current = LOCALES.find((locale) => homeOf(locale) === baseUrl);
  const sources = new Map(
    params.routes.flatMap(withInner).map((route) => [url + route.path, sourceOf(route)]),
  );
  const items = await defaultCreateSitemapItems(params);
  return items.flatMap((item) => {
    const source = sources.get(item.url);
    const found = source === undefined ? undefined : languagesOfPage(join(WEBSITE, source));
    const locales = found?.locales ?? LOCALES;
    if (!current || !locales.includes(current)) return [];
    const alternates = alternatesOf(url, item.url.slice(url.length + baseUrl.length), locales);
    return [
      {
        ...item,
        ...(item.url === url + baseUrl && { lastmod: lastChange(HOME) }),
        links: alternates.map(({ hreflang, href }) => ({ lang: hreflang, url: href })),
      },
    ];
  });
};

type Route = Parameters<NonNullable<Options['createSitemapItems']>>[0]['routes'][number];

function withInner(route: Route): Route[] {
  return [route, ...(route.routes ?? []).flatMap(withInner)];
}

function sourceOf({ metadata }: Route): string | undefined {
  return metadata?.sourceFilePath;
}
