import { readdir } from 'node:fs/promises';
import { LOCALES } from '@docs/search';
import autocannon, { type Result } from 'autocannon';
import { goldenQueries } from '../../packages/search/golden/evaluate.ts';

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

/** What readers request: every page of every language, the stylesheets, and the golden queries. */
export async function readTraffic(siteDir: string): Promise<Traffic> {
  const files = await readdir(siteDir, { recursive: true });
  const pages = files.filter((file) => /(^|\/)docs\/(.*\/)?index\.html$/.test(file));
  const styles = files.filter((file) => /(^|\/)assets\/css\/[^/]+\.css$/.test(file));
  const headers = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html,*/*;q=0.8' };
  const addresses = [...pages.map((file) => file.replace(/\/index\.html$/, '')), ...styles];
  return {
    pages: addresses.map((path) => ({ method: 'GET', path: encodeURI(`/${path}`), headers })),
    searches: LOCALES.flatMap((locale) => goldenQueries(locale).map(({ query }) => search(locale, query))),
  };
}

/** The request of the modal (spec 7.3). */
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

export interface Measured {
  perSecond: number;
  p50: number;
  p99: number;
  /** Cut off, timed out, or answered by a 4xx or 5xx. */
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
    errors: result.errors + result.timeouts + result['4xx'] + result['5xx'],
    total: result.requests.total,
  };
}
