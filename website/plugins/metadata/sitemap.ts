import { join } from 'node:path';
import { homeOf, LOCALES } from '@docs/site/locales';
import type { Options } from '@docusaurus/plugin-sitemap';
import { WEBSITE } from '../../translations/pages.ts';
import { languagesOfPage } from '../page-languages.ts';

/** The stock items, without the English pages that stand in for missing translations. */
export const createSitemapItems: NonNullable<Options['createSitemapItems']> = async ({
  defaultCreateSitemapItems,
  ...params
}) => {
  const { url, baseUrl } = params.siteConfig;
  const sources = new Map(
    params.routes.flatMap(withInner).map((route) => [url + route.path, sourceOf(route)]),
  );
  const isTranslated = (source: string | undefined) =>
    source === undefined ||
    (languagesOfPage(join(WEBSITE, source))?.locales ?? LOCALES).some((one) => homeOf(one) === baseUrl);
  const items = await defaultCreateSitemapItems(params);
  return items.filter((item) => isTranslated(sources.get(item.url)));
};

type Route = Parameters<NonNullable<Options['createSitemapItems']>>[0]['routes'][number];

function withInner(route: Route): Route[] {
  return [route, ...(route.routes ?? []).flatMap(withInner)];
}

function sourceOf({ metadata }: Route): string | undefined {
  return metadata?.sourceFilePath;
}
