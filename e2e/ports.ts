/** Ports of the servers that the browser tests start; away from the 3000 that a developer may be using. */
export const SITE_PORT = 4310;
/** The same site built with other settings and test-only pages, see fixture/. */
export const FIXTURE_PORT = 4311;
/** The stand-in for third parties, see third-party.ts. */
export const THIRD_PARTY_PORT = 4312;
