/** The hosts that the hosted search service's client derives from an application id, in the order of its attempts. */
export function hostedSearchOrigins(appId: string): [string, ...string[]] {
  const id = appId.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    `https://${id}.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`),
  ];
}
