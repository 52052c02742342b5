import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sandboxData } from '@docs/contract';
import { writeIndexFile } from '@docs/search';
import { homeOf, LOCALES } from '@docs/site/locales';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, onTestFinished, vi } from 'vitest';
import { record } from '../../search/test/records.ts';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';

/** For tests: a small site as the generator would build it, in a folder that is deleted after the test. */
export const SMALL_SITE: Record<string, string> = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Page not found</h1>',
  'search/index.html': '<h1>Search</h1>',
  'docs/index.html': '<h1>Docs root</h1>',
  'docs/getting-start/index.html': `<h1>Getting started</h1>${'long text '.repeat(200)}`,
  'docs/getting-start.md': '# Getting started',
  'docs/captchas/Basilisk-task/index.html': '<h1>Basilisk</h1>',
  'docs/external-services/index.html': '<h1>External services</h1>',
  'docs/external-services/external-program/index.html': '<h1>Programs</h1>',
  'assets/js/main.0a1b2c3d.js': `console.log("${'x'.repeat(1000)}")`,
  'img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'favicon.ico': 'ico',
  'llms.txt': 'pages',
  'openapi.yaml': 'openapi: 3.1.0',
  'news.atom': '<feed/>',
  'manifest.webmanifest': '{}',
  '.well-known/security.txt': 'Contact: https://example.com/',
  'ru/index.html': '<h1>Главная</h1>',
  'ru/404.html': '<h1>Страница не найдена</h1>',
  'ru/docs/getting-start/index.html': '<h1>Начало</h1>',
  'ru/docs/external-services/index.html': '<h1>Внешние сервисы</h1>',
  'ru/assets/js/main.4d5e6f70.js': 'console.log("ru")',
  '.routes/en.json': '{"routes":["/","/docs/getting-start","/docs/external-services/"]}',
  '.routes/ru.json': '{"routes":["/ru/","/ru/docs/getting-start","/ru/docs/external-services/"]}',
};

const NO_EMBED_CODE = { rules: { entries: [], secretKeys: [] }, texts: { captchas: {}, places: {} } };

/** The files that every build needs besides its pages. */
const NEEDED: Record<string, string | Buffer> = {
  '.sandbox.json': JSON.stringify(sandboxData()),
  ...Object.fromEntries(
    LOCALES.map((locale) => [
      `.contract/${locale}.json`,
      JSON.stringify({
        service: 'Example',
        site: 'https://docs.service.test',
        tasks: [],
        errors: [],
        embedCode: NO_EMBED_CODE,
      }),
    ]),
  ),
  ...(await indexFiles()),
};

/** A search index with one record in each locale. */
async function indexFiles(): Promise<Record<string, Buffer>> {
  const dir = mkdtempSync(join(tmpdir(), 'docs-indexes-'));
  const files = LOCALES.map(async (locale) => {
    const path = join(dir, `${locale}.index`);
    const page = record({
      url: `${homeOf(locale)}docs/getting-start`,
      title: 'Getting started',
      lang: locale,
    });
    await writeIndexFile(path, `docs-${locale}`, locale, [page]);
    return [`.search/${locale}.index`, readFileSync(path)] as const;
  });
  const all = Object.fromEntries(await Promise.all(files));
  rmSync(dir, { recursive: true });
  return all;
}

export function temporaryFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'docs-server-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

export function writeSite(files: Record<string, string> = SMALL_SITE, dir = temporaryFolder()): string {
  for (const [path, content] of Object.entries({ ...NEEDED, ...files })) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), content);
  }
  if (!('.stamp' in files)) writeFileSync(join(dir, '.stamp'), 'complete');
  return dir;
}

export interface Listening {
  app: FastifyInstance;
  origin: string;
  port: number;
  logLines: Record<string, unknown>[];
  get(path: string, init?: RequestInit): Promise<Response>;
}

/** A real server on a free loopback port. */
export async function listening(variables: Record<string, string> = {}): Promise<Listening> {
  const server = await startServer(variables);
  onTestFinished(server.close);
  return server;
}

/** One server for all tests of a file that only read from it: starting one takes longer than most tests. */
export function sharedServer(
  write: (dir: string) => string | Promise<string> = (dir) => writeSite(SMALL_SITE, dir),
): () => Listening {
  const dir = mkdtempSync(join(tmpdir(), 'docs-server-'));
  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    server = await startServer({ SITE_DIR: await write(dir), SEARCH_RATE_LIMIT: '0' });
  }, 120_000);
  afterAll(async () => {
    await server.close();
    rmSync(dir, { recursive: true, force: true });
  });
  return () => server;
}

/** A server for several tests, which close it. */
export async function startServer(
  variables: Record<string, string> = {},
): Promise<Listening & { close: () => Promise<void> }> {
  const logLines: Record<string, unknown>[] = [];
  const config = readConfig({
    SITE_DIR: variables.SITE_DIR ?? writeSite(),
    MAX_EVENT_LOOP_DELAY_MS: '60000', // the clients of a test share its event loop
    ...variables,
  });
  const { app } = await buildApp(config, { write: (line) => logLines.push(JSON.parse(line)) });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    close() {
      app.server.closeAllConnections();
      return app.close();
    },
    origin,
    port: Number(new URL(origin).port),
    logLines,
    get: (path, init) => fetch(origin + path, { redirect: 'manual', ...init }),
  };
}

/** Retries until the check passes, with a long timeout for busy machines. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 15_000 });
}

/** Sends raw bytes, for requests that fetch would normalize, and returns the whole response. */
export function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}

/** The response to a path exactly as written, including dots and percent signs. */
export function getRaw(port: number, path: string, method = 'GET'): Promise<string> {
  return sendRaw(port, `${method} ${path} HTTP/1.1\r\nHost: docs.example\r\nConnection: close\r\n\r\n`);
}
