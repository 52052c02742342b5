/** Everything may be read; what is not to be indexed says so itself, which a crawler can see only if it may read it. */
export function robots(sitemaps: string[]): string {
  return ['User-agent: *', 'Allow: /', '', ...sitemaps.map((address) => `Sitemap: ${address}`), ''].join(
    '\n',
  );
}
