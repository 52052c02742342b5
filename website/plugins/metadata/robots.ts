/** Crawlers may read everything: they see `noindex` on a page only if they may read the page. */
export function robots(sitemaps: string[]): string {
  return ['User-agent: *', 'Allow: /', '', ...sitemaps.map((address) => `Sitemap: ${address}`), ''].join(
    '\n',
  );
}
