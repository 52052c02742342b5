import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAllHeaders } from '@netlify/headers-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort, hasNginx, type RunningNginx, startNginx } from '../../test/nginx.ts';
import { type Built, buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { STRICT_TRANSPORT } from '../headers.ts';
import type { Site } from '../site.ts';
import { headersFile } from './headers-file.ts';

const SITE_DIR = fileURLToPath(new URL('../../../../website/build', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'docs-hosts-'));
let built: Built;
let site: Site;
let server: string;

beforeAll(async () => {
  built = await buildApp(readConfig({ SITE_DIR, LOG_LEVEL: 'silent', TRUST_PROXY: 'loopback' }));
  site = built.site as Site;
  server = await built.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  built.app.server.closeAllConnections();
  await built.app.close();
  rmSync(folder, { recursive: true });
});

describe.runIf(hasNginx)('nginx, with the configuration that the build writes,', () => {
  let nginx: RunningNginx;
  let tlsPort: number;
  beforeAll(async () => {
    tlsPort = await freePort();
    nginx = await startNginx({
      siteDir: SITE_DIR,
      backends: [Number(new URL(server).port)],
      folder,
      tlsPort,
    });
  });
  afterAll(() => nginx?.stop());

  const both = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const [ours, theirs] = await Promise.all([
      ask(server, path, headers, method),
      ask(nginx.origin, path, headers, method),
    ]);
    return { ours, theirs };
  };

  test.each(['br', 'gzip', 'identity'])(
    'answers every address as the server does, in %s',
    async (encoding) => {
      expect(site.files.size).toBeGreaterThan(200);
      for (const address of site.files.keys()) {
        const { ours, theirs } = await both(encodeURI(address), { 'accept-encoding': encoding });
        expect({ address, ...summary(theirs) }).toEqual({ address, ...summary(ours) });
        expect(theirs.status).toBe(200);
        expect(theirs.body.equals(ours.body), `the body of ${address}`).toBe(true);
      }
    },
  );

  test('redirects every other spelling of an address to the canonical one, including the query', async () => {
    expect(site.redirects.size).toBeGreaterThan(300);
    for (const address of site.redirects.keys()) {
      const { ours, theirs } = await both(`${encodeURI(address)}?a=1&b=%20`);
      expect({ address, ...moved(theirs) }).toEqual({ address, ...moved(ours) });
    }
  });

  test('returns the not-found page of the locale for a missing path', async () => {
    for (const home of site.homes) {
      for (const path of [
        'nothing',
        'docs/nothing',
        'docs/nothing/',
        '404.html',
        'docs/news.md.br',
        'nothing.yaml',
      ]) {
        const { ours, theirs } = await both(home + path);
        expect({ path: home + path, ...summary(theirs) }).toEqual({ path: home + path, ...summary(ours) });
        expect([theirs.status, theirs.body.equals(ours.body)]).toEqual([404, true]);
      }
      const { ours, theirs } = await both(`${home}assets/js/gone.js`);
      expect(summary(theirs)).toEqual(summary(ours));
      expect(theirs.body.toString()).toBe('There is no such file.\n');
    }
  });

  test.each([
    '//',
    '//docs/getting-start',
    '/docs//getting-start',
    '/ru//docs/getting-start',
    '/docs%2f%2fgetting-start',
    '/./docs/getting-start',
    '/./ru/docs/getting-start',
    '/docs/./getting-start',
    '/docs/getting-start/.',
    '/docs/%2e/getting-start',
    '/docs/../docs/getting-start',
    '/docs/%2e%2E/docs/getting-start',
    '/./assets/js/gone.js',
    '/%ff',
    '/ru/%ff',
  ])('treats %s as an address that does not exist, like the server', async (path) => {
    const { ours, theirs } = await both(path);
    expect(summary(theirs)).toEqual(summary(ours));
    expect([theirs.status, theirs.body.equals(ours.body)]).toEqual([404, true]);
  });

  test('does not change slashes and dots in a query', async () => {
    const { ours, theirs } = await both('/docs/getting-start?a=//b/./c');
    expect([theirs.status, theirs.body.equals(ours.body)]).toEqual([200, true]);
  });

  test('limits the requests of one client, with the headers of every response', async () => {
    const limited = await startNginx({
      siteDir: SITE_DIR,
      backends: [Number(new URL(server).port)],
      folder: mkdtempSync(join(folder, 'limited-')),
      limited: true,
    });
    try {
      for (const [path, most] of [
        ['/1/indexes/docs-en?query=x', 200], // first, because these count as requests of the client too
        ['/llms.txt', 600],
      ] as const) {
        const answers = await Promise.all(
          Array.from({ length: most }, () => ask(limited.origin, path, {}, 'GET')),
        );
        const refused = answers.find(({ status }) => status === 429);
        expect({ path, ...refused?.headers }).toMatchObject({
          path,
          'retry-after': '1',
          'cache-control': 'no-store',
          'content-security-policy': site.headers['content-security-policy'],
        });
        expect(refused?.body.toString()).toBe('Too many requests: try again in a second.\n');
        // Until then, the server's own limits and responses are passed on.
        expect(answers.filter(({ status }) => status !== 429).length).toBeGreaterThan(50);
      }
    } finally {
      await limited.stop();
    }
  });

  test.each([
    '/.search/en.index',
    '/.headers.json',
    '/.nginx/server.conf',
    '/.stamp',
    '/_headers',
    '/%2estamp',
    '/docs/../.stamp',
  ])('does not serve %s', async (path) => {
    const { ours, theirs } = await both(path);
    expect([ours.status, theirs.status]).toEqual([404, 404]);
  });

  test('leaves the choice between HTML and Markdown to the server', async () => {
    for (const accept of [
      'text/markdown',
      'text/markdown;q=0.1, text/html',
      'text/html;q=0, text/*',
      '*/*',
    ]) {
      const { ours, theirs } = await both('/docs/getting-start', { accept });
      expect({ accept, ...summary(theirs) }).toEqual({ accept, ...summary(ours) });
      expect(theirs.body.equals(ours.body)).toBe(true);
    }
  });

  test('does not accept other methods', async () => {
    const { ours, theirs } = await both('/docs/getting-start', {}, 'POST');
    expect([theirs.status, theirs.headers.allow]).toEqual([ours.status, ours.headers.allow]);
    expect(summary(theirs).headers['content-security-policy']).toBe(site.headers['content-security-policy']);
  });

  test('does not send a page again to a client that has it', async () => {
    const { theirs } = await both('/docs/getting-start');
    const again = await both('/docs/getting-start', { 'if-none-match': String(theirs.headers.etag) });
    expect([again.theirs.status, again.theirs.body.length]).toEqual([304, 0]);
    expect(again.theirs.headers['content-security-policy']).toBe(site.headers['content-security-policy']);
  });

  test('sends strict transport over TLS but not plain HTTP, in its own and in proxied responses', async () => {
    for (const path of ['/docs/getting-start', '/nothing', '/docs/', '/data/']) {
      const plain = await ask(nginx.origin, path, {}, 'GET');
      const secure = await ask(`https://127.0.0.1:${tlsPort}`, path, {}, 'GET');
      expect([path, plain.headers['strict-transport-security']]).toEqual([path, undefined]);
      expect([path, secure.headers['strict-transport-security']]).toEqual([path, 'max-age=31536000']);
    }
  });

  test('proxies search, data, the sandbox and health, with each header once', async () => {
    for (const path of [
      '/data/',
      '/data',
      '/healthz',
      '/sandbox/',
      '/sandbox/unknown',
      '/1/unknown',
      '/1/indexes/docs-en?query=x',
    ]) {
      const { ours, theirs } = await both(path);
      expect({ path, ...summary(theirs) }).toEqual({ path, ...summary(ours) });
    }
  });
});

describe('_headers', () => {
  let headersOf: (path: string) => Record<string, string>;
  beforeAll(async () => {
    const file = join(folder, '_headers');
    writeFileSync(file, headersFile(site));
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [file],
      netlifyConfigPath: undefined,
      configHeaders: [],
      minimal: false,
    });
    expect(errors).toEqual([]);
    headersOf = (path) => {
      const matching = headers.filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(path));
      const pairs = matching.flatMap(({ values }) => Object.entries(values));
      // Some hosts join the values if two rules set the same header, so no header may occur twice.
      expect(new Set(pairs.map(([name]) => name)).size, path).toBe(pairs.length);
      return Object.fromEntries(pairs) as Record<string, string>;
    };
  });

  test('gives every address the headers of the server, checked with a real parser', async () => {
    for (const [address, file] of site.files) {
      const given = headersOf(address);
      expect({ address, ...given }).toMatchObject({ address, ...site.headers, ...STRICT_TRANSPORT });
      expect({ address, kept: given['cache-control'] ?? REVALIDATED }).toEqual({
        address,
        kept: file.cacheControl,
      });
      expect({ address, readers: given['access-control-allow-origin'] }).toEqual({
        address,
        readers: file.forTools ? '*' : undefined,
      });
      for (const one of given.link?.split(', ') ?? []) expect(file.link).toContain(one);
      if (given['content-type']) expect(given['content-type']).toBe(file.type);
    }
  });

  test('stays within the limits of static hosts: 100 rules, 2000 characters per line', () => {
    const lines = headersFile(site).split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
  });
});

/** The default of those hosts. */
const REVALIDATED = 'public, max-age=0, must-revalidate';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Headers that differ by server and time. nginx derives the ETag from the file's modification time. */
const OWN = [
  'connection',
  'keep-alive',
  'date',
  'server',
  'etag',
  'last-modified',
  'accept-ranges',
  'transfer-encoding',
  'content-length',
];

function summary({ status, headers }: Answer) {
  return {
    status,
    headers: Object.fromEntries(
      Object.entries(headers).filter(([name]) => !OWN.includes(name) && !name.startsWith('x-ratelimit')),
    ),
  };
}

/** nginx sends a short text with the redirect, and our server does not. */
function moved(answer: Answer) {
  const { status, headers } = summary(answer);
  const { 'content-type': _type, ...rest } = headers;
  return { status, headers: rest };
}

function ask(origin: string, path: string, headers: Record<string, string>, method: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port, protocol } = new URL(origin);
    const request = protocol === 'https:' ? secureRequest : plainRequest;
    request({ hostname, port, path, headers, method, rejectUnauthorized: false }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
    })
      .on('error', reject)
      .end();
  });
}
