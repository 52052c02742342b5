/**
 * Ports of the servers that the browser tests start; not 3000, which a developer may be using. To test two checkouts at
 * the same time, set E2E_PORT in one of them (fixture/build.mjs reads it too).
 */
const FIRST = Number(process.env.E2E_PORT ?? 4310);

export const SITE_PORT = FIRST;
/** The same site built with other settings and test-only pages, see fixture/. */
export const FIXTURE_PORT = FIRST + 1;
/** The stand-in for third parties, see third-party.ts. */
export const THIRD_PARTY_PORT = FIRST + 2;
/** The stand-ins for search hosts, see search-stand-in.ts. */
export const SEARCH_PORTS = [FIRST + 3, FIRST + 4] as const;
/** The host that the stand-in messenger loads its parts from, see third-party.ts. */
export const MESSENGER_PARTS_PORT = FIRST + 5;
