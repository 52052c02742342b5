import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Locale, type SearchRecord, writeIndexFile } from '@docs/search';
import Fastify from 'fastify';
import { record } from '../../search/test/records.ts';
import { callsPerMinute, limitCalls } from '../src/calls.ts';
import { readConfig } from '../src/config.ts';
import { type SearchRoutesOptions, searchRoutes } from '../src/search.ts';
import { openSearch, type SearchService } from '../src/search-pool/index.ts';

export const APP_ID = 'docs';
export const API_KEY = 'search-only';

const english = [
  record({ url: '/docs/api/methods/create-task', title: 'createTask', pageRank: 3 }),
  record({ url: '/docs/api/methods/create-task#fields', title: 'createTask', heading: 'Request fields' }),
  record({
    url: '/docs/api/methods/create-task#example',
    title: 'createTask',
    heading: 'Example',
    content: 'Send the <script>alert(1)</script> & your "key" to create a captcha task.',
    keywords: ['secretKeyword'],
  }),
  record({ url: '/docs/api/api-errors', title: 'API errors' }),
  record({
    url: '/docs/api/api-errors#ERROR_ZERO_BALANCE',
    title: 'API errors',
    heading: 'ERROR_ZERO_BALANCE',
  }),
  record({ url: '/docs/extension', title: 'Browser extension', section: 'Extension' }),
  record({
    url: '/docs/extension#install',
    title: 'Browser extension',
    section: 'Extension',
    heading: 'Install',
    content: 'Install the captcha extension from the store.',
  }),
  record({ url: '/', title: 'Captcha Cloud documentation', section: 'Documentation' }),
];
const russian = [record({ url: '/ru/docs/api/api-errors', title: 'Ошибки капчи', lang: 'ru' })];

/** Opens these records as the indexes of a build. */
export async function searchOver(
  records: Partial<Record<Locale, readonly SearchRecord[]>>,
): Promise<SearchService> {
  const dir = await mkdtemp(join(tmpdir(), 'search-'));
  for (const [locale, some] of Object.entries(records) as [Locale, SearchRecord[]][])
    await writeIndexFile(join(dir, '.search', `${locale}.index`), `docs-${locale}`, locale, some);
  const service = await openSearch(dir, { prefix: 'docs', log: { error() {} } });
  await rm(dir, { recursive: true });
  return service;
}

export interface RunningSearch {
  origin: string;
  host: { url: string; accept: 'readWrite'; protocol: 'http' };
  /** A call as the browser client sends it: JSON as text/plain, credentials in the query string. */
  queries(body: unknown, query?: string): Promise<{ status: number; headers: Headers; body: never }>;
  close(): Promise<void>;
}

export async function startSearch(options: Partial<SearchRoutesOptions> = {}): Promise<RunningSearch> {
  const server = Fastify({ bodyLimit: 1024 * 1024 });
  const own = options.search ? null : await searchOver({ en: english, ru: russian });
  const allowance = options.allowance ?? callsPerMinute(0);
  await limitCalls(server, allowance, readConfig({}));
  await server.register(searchRoutes, {
    prefix: '/1',
    appId: APP_ID,
    apiKey: API_KEY,
    search: () => own as SearchService,
    ...options,
    allowance,
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    host: { url: `127.0.0.1:${port}`, accept: 'readWrite', protocol: 'http' },
    async queries(body, query = CREDENTIALS) {
      const response = await fetch(`${origin}/1/indexes/*/queries?${query}`, {
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      return { status: response.status, headers: response.headers, body: (await response.json()) as never };
    },
    async close() {
      await server.close();
      await own?.close();
    },
  };
}

export const CREDENTIALS = `x-algolia-application-id=${APP_ID}&x-algolia-api-key=${API_KEY}`;
