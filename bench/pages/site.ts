import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { lookup } from 'mrmime';

/** Bytes of one response. */
export interface Transfer {
  path: string;
  /** Of the body as sent; text is in brotli. A document with inline scripts or styles has several resource types. */
  bytes: Partial<Record<ResourceType, number>>;
  /** Whether the browser prefetched it. */
  ahead: boolean;
}

export const RESOURCE_TYPES = ['document', 'script', 'style', 'font', 'answer', 'other'] as const;
export type ResourceType = (typeof RESOURCE_TYPES)[number];

export interface Site {
  origin: string;
  /** Whether responses travel over the network of `NETWORK` or of this machine. */
  slow: boolean;
  /**
   * Waits until there has been no request for a while, and returns what was sent since the last call. The icon does not
   * count; nor do search responses, because the hosted service that one peer uses is not available here.
   */
  taken: () => Promise<Transfer[]>;
  close: () => Promise<void>;
}

/** As Lighthouse simulates a phone: time to the server and back, and what the line carries in a millisecond. */
export const NETWORK = { latency_ms: 150, bytesPerMs: 1_600_000 / 8 / 1000 };

const QUIET_MS = 800;
const COMPRESSED = /^text\/|json|xml|javascript/;
/** Answers of services that pages call. A search finds nothing: only the files around it are measured. */
const SERVICES: Record<string, object> = {
  '/data/': { UserAgent: 'Mozilla/5.0' },
  '/1/indexes/*/queries': {
    results: [{ hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 20, query: '' }],
  },
};

/** One server for all, so that compression, caching and speed are the same. Only the headers of a build are its own. */
export async function serveSite(folder: string): Promise<Site> {
  const headersFile = join(folder, '.headers.json');
  const headers = existsSync(headersFile) ? JSON.parse(readFileSync(headersFile, 'utf8')).headers : {};
  const files = new Map<string, SentFile | null>();
  let sent: Transfer[] = [];
  let open = 0;
  let last = 0;
  let lineFree = 0;

  const overNetwork = async (bytes: number) => {
    const now = performance.now();
    lineFree = Math.max(lineFree, now + NETWORK.latency_ms) + bytes / NETWORK.bytesPerMs;
    await sleep(lineFree - now);
  };
  const server = createServer(async (request, response) => {
    open++;
    response.once('close', () => {
      open--;
      last = performance.now();
    });
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (!files.has(path)) files.set(path, readSite(folder, path));
    const file = files.get(path) ?? null;
    const unchanged = file !== null && request.headers['if-none-match'] === file.etag;
    if (site.slow) await overNetwork(unchanged ? 0 : (file?.body.length ?? 0));
    if (file && !unchanged)
      sent.push({ path, bytes: file.bytes, ahead: `${request.headers['sec-purpose']}`.includes('prefetch') });
    send(response, file, unchanged, headers);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const site: Site = {
    origin: `http://127.0.0.1:${port}`,
    slow: false,
    async taken() {
      last = performance.now();
      while (open > 0 || performance.now() - last < QUIET_MS) await sleep(50);
      const taken = sent.filter(({ path }) => !/favicon|^\/1\//.test(path));
      sent = [];
      return taken;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return site;
}

interface SentFile {
  type: string;
  body: Buffer;
  encoding: 'br' | 'identity';
  etag: string;
  bytes: Partial<Record<ResourceType, number>>;
}

function readSite(folder: string, path: string): SentFile | null {
  const service = SERVICES[path];
  if (service) return sentFile(path, 'application/json', Buffer.from(JSON.stringify(service)));
  const bare = join(folder, path).replace(/\/$/, '');
  const source = [bare, `${bare}.html`, join(bare, 'index.html')].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
  if (!source || /\/\.[^/]*/.test(path)) return null;
  const ready = existsSync(`${source}.br`) ? readFileSync(`${source}.br`) : undefined;
  return sentFile(path, lookup(source) ?? 'application/octet-stream', readFileSync(source), ready);
}

function sentFile(path: string, type: string, content: Buffer, ready?: Buffer): SentFile {
  const compressed = COMPRESSED.test(type);
  const body = compressed ? (ready ?? brotliCompressSync(content)) : content;
  const resource = resourceTypeOf(path, type);
  const bytes =
    resource === 'document' ? splitDocument(content.toString(), body.length) : { [resource]: body.length };
  const etag = `"${createHash('sha256').update(content).digest('hex').slice(0, 16)}"`;
  return { type: `${type}; charset=utf-8`, body, encoding: compressed ? 'br' : 'identity', etag, bytes };
}

function send(
  response: ServerResponse,
  file: SentFile | null,
  unchanged: boolean,
  headers: Record<string, string>,
): void {
  if (!file) {
    response.writeHead(404).end();
    return;
  }
  const { type, body, encoding, etag } = file;
  const cache = type.startsWith('text/html') ? 'no-cache' : 'public, max-age=31536000, immutable';
  response.writeHead(unchanged ? 304 : 200, {
    ...headers,
    'content-type': type,
    'content-encoding': encoding,
    'cache-control': cache,
    etag,
  });
  response.end(unchanged ? undefined : body);
}

/** Bytes of inline scripts and styles. Data in script elements does not count. */
export function splitDocument(html: string, bytes: number): Partial<Record<ResourceType, number>> {
  const whole = brotliCompressSync(html).length;
  const cost = (elements: RegExp) => whole - brotliCompressSync(html.replace(elements, '')).length;
  const script = cost(
    /<script(?![^>]*\s(src=|type="?(application\/(ld\+)?json|importmap|speculationrules)))[^>]*>[\s\S]*?<\/script>/g,
  );
  const style = cost(/<style[^>]*>[\s\S]*?<\/style>/g);
  return { document: bytes - script - style, script, style };
}

/** `answer`: the response of a service that the page calls, as ours does for the current User-Agent. */
export function resourceTypeOf(path: string, contentType: string): ResourceType {
  if (path.startsWith('/data/')) return 'answer';
  if (contentType.startsWith('text/html')) return 'document';
  if (/javascript/.test(contentType)) return 'script';
  if (contentType.startsWith('text/css')) return 'style';
  return contentType.startsWith('font/') ? 'font' : 'other';
}
