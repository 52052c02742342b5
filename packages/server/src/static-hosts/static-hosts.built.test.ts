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
import { loadSite, type Site } from '../site.ts';
import { headersFile } from './headers-file.ts';

const SITE_DIR = fileURLToPath(new URL('../../../../website/build', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'docs-hosts-'));
let built: Built;
let site: Site;
let server: string;

beforeAll(async () => {
  built = await buildApp(readConfig({ SITE_DIR, LOG_LEVEL: 'silent', TRUST_PROXY: 'loopback' }));
  site = await loadSite(SITE_DIR);
  server = await built.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  built.app.server.closeAllConnections();
  await built.app.close();
  rmSync(folder, { recursive: true });
});

describe.runIf(hasNginx)('nginx, as a proxy with deploy/nginx.conf,', () => {
  let nginx: RunningNginx;
  let tlsPort: number;
  beforeAll(async () => {
    tlsPort = await freePort();
    nginx = await startNginx({ backends: [Number(new URL(server).port)], folder, tlsPort });
  });
  afterAll(() => nginx?.stop());

  test.each([
    ['/', {}],
    ['/docs/getting-start', { 'accept-encoding': 'br' }],
    ['/docs/getting-start', { 'accept-encoding': 'gzip' }],
    ['/docs/getting-start', { accept: 'text/markdown' }],
    ['/docs/getting-start/?a=//b/./c', {}],
    ['/ru/nothing', {}],
    ['/docs//getting-start', {}],
    ['/docs/%2e%2E/docs/getting-start', {}],
    ['/ru/%ff', {}],
    ['/.stamp', {}],
    ['/_headers', {}],
    ['/data/', {}],
    ['/healthz', {}],
    ['/sandbox/unknown', {}],
    ['/1/indexes/docs-en?query=x', {}],
  ])('passes on the response to %s with %j', async (path, headers) => {
    // Twice, because the second response may come from the cache.
    for (const _ of [1, 2]) {
      const [ours, theirs] = await Promise.all([
        ask(server, path, headers),
        ask(nginx.origin, path, headers),
      ]);
      expect(summary(theirs)).toEqual(summary(ours));
      if (path !== '/healthz') expect(theirs.body.equals(ours.body)).toBe(true);
    }
  });

  test('caches hashed files in each encoding, but no page', async () => {
    const asset = [...site.files.keys()].find((address) => /^\/assets\/.*\.js$/.test(address)) ?? '';
    const served: string[] = [];
    built.app.server.on('request', ({ url }) => served.push(String(url)));
    for (const path of [asset, '/docs/getting-start']) {
      for (const encoding of ['br', 'br', 'gzip', 'gzip']) {
        const response = await ask(nginx.origin, path, { 'accept-encoding': encoding });
        expect([path, response.headers['content-encoding']]).toEqual([path, encoding]);
      }
    }
    expect(served.filter((url) => url === asset)).toHaveLength(2);
    expect(served.filter((url) => url !== asset)).toHaveLength(4);
  });

  test('has strict transport over TLS but not over plain HTTP', async () => {
    const secure = `https://127.0.0.1:${tlsPort}`;
    for (const path of ['/docs/getting-start', '/nothing', '/docs/', '/data/']) {
      const plain = await ask(nginx.origin, path);
      expect([path, plain.headers['strict-transport-security']]).toEqual([path, undefined]);
      const encrypted = await ask(secure, path);
      expect([path, encrypted.headers['strict-transport-security']]).toEqual([path, 'max-age=31536000']);
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

/** Headers that differ by server and time. */
const OWN = ['connection', 'keep-alive', 'date', 'server', 'transfer-encoding', 'content-length'];

function summary({ status, headers }: Answer) {
  return {
    status,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.includes(name))),
  };
}

function ask(origin: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port, protocol } = new URL(origin);
    const request = protocol === 'https:' ? secureRequest : plainRequest;
    request({ hostname, port, path, headers, rejectUnauthorized: false }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
    })
      .on('error', reject)
      .end();
  });
}
