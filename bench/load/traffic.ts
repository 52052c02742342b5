import { LOCALES } from '@docs/search';
import autocannon, { type Result } from 'autocannon';
import { goldenQueries } from '../../packages/search/golden/evaluate.ts';
import { loadSite } from '../../packages/server/src/site.ts';

export interface Traffic {
  pages: Request[];
  searches: Request[];
}
export interface Request {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** What readers request: every page of every language with its stylesheet, and the golden queries. */
export async function readTraffic(siteDir: string): Promise<Traffic> {
  const site = await loadSite(siteDir);
  const pages = [...site.files]
    .filter(([, file]) => file.type.startsWith('text/html'))
    .map(([address]) => address);
  const headers = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html,*/*;q=0.8' };
  const assets = [...site.files.keys()].filter((address) => /\/assets\/css\/[^/]+\.css$/.test(address));
  return {
    pages: [...pages, ...assets].map((path) => ({ method: 'GET', path: encodeURI(path), headers })),
    searches: LOCALES.flatMap((locale) => goldenQueries(locale).map(({ query }) => search(locale, query))),
  };
}

/** The request of the modal (spec 7). */
function search(locale: string, query: string): Request {
  const levels = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
  const request = {
    indexName: `docs-${locale}`,
    query,
    attributesToRetrieve: [...levels, 'content', 'type', 'url'],
    attributesToSnippet: [...levels.slice(1), 'content'].map((attribute) => `${attribute}:10`),
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: 20,
  };
  return {
    method: 'POST',
    path: '/1/indexes/*/queries?x-algolia-application-id=docs&x-algolia-api-key=search-only',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ requests: [request] }),
  };
}

/** The same searches in bodies that no other client or round sends, so that no response can be reused. */
function differing(searches: Request[], client: string): Request[] {
  return Array.from({ length: 5 }, (_, n) =>
    searches.map((request) => ({
      ...request,
      body: request.body?.replace('"<mark>"', `"<mark data-n='${client}-${n}'>"`) ?? '',
    })),
  ).flat();
}

const path = '/1/indexes/*/queries?x-algolia-application-id=docs&x-algolia-api-key=search-only';
const hostile = (requests: object[]): Request => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'text/plain' },
  body: JSON.stringify({ requests: requests.map((one) => ({ indexName: 'docs-en', ...one })) }),
});
const misspelt = (from: number) =>
  Array.from({ length: 31 }, (_, n) => `captsha${String.fromCharCode(97 + ((n + from) % 26))}tokne`).join(
    ' ',
  );

/** What an attacker sends: the most expensive call that is accepted, and many filtered searches. */
export const HOSTILE: Request[] = [
  ...Array.from({ length: 26 }, (_, n) => hostile(Array(3).fill({ query: misspelt(n) }))),
  hostile(
    Array(50).fill({ query: 'captcha', facetFilters: [Array.from({ length: 80 }, (_, n) => `type:${n}`)] }),
  ),
];

export interface Measured {
  perSecond: number;
  p50: number;
  p99: number;
  /** Rejected, cut off, timed out, or any status but 2xx. */
  errors: number;
  total: number;
}

/** Each client sends its next request as soon as a response arrives, for that many seconds. */
export async function fire(
  url: string,
  requests: Request[],
  connections: number,
  duration: number,
): Promise<Measured> {
  const result: Result = await autocannon({ url, requests, connections, duration, timeout: 10 });
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.timeouts + result.non2xx,
    total: result.requests.total,
  };
}

/** The same, but every call differs: each client has its own requests. */
export async function fireDiffering(
  url: string,
  requests: Request[],
  connections: number,
  duration: number,
  round: number,
): Promise<Measured> {
  const clients = await Promise.all(
    Array.from({ length: connections }, (_, n) =>
      fire(url, differing(requests, `${round}-${n}`), 1, duration),
    ),
  );
  const sum = (field: 'perSecond' | 'errors' | 'total') =>
    clients.reduce((total, client) => total + client[field], 0);
  const most = (field: 'p50' | 'p99') => Math.max(...clients.map((client) => client[field]));
  return {
    perSecond: sum('perSecond'),
    p50: most('p50'),
    p99: most('p99'),
    errors: sum('errors'),
    total: sum('total'),
  };
}
