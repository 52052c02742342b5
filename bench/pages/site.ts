import { existsSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { buildApp, readConfig } from '@docs/server';

/** Bytes of one response. */
export interface Transfer {
  path: string;
  /** Of the body as sent; text is in brotli. A document with inline scripts or styles has several resource types. */
  bytes: Partial<Record<ResourceType, number>>;
  /** Whether the browser or Next prefetched it. */
  ahead: boolean;
}

export const RESOURCE_TYPES = ['document', 'script', 'style', 'font', 'answer', 'other'] as const;
export type ResourceType = (typeof RESOURCE_TYPES)[number];

export interface Site {
  origin: string;
  /**
   * Waits until there has been no request for a while, and returns what was sent since the last call. The icon does not
   * count; nor do search responses, because the hosted service that one peer uses is not available here.
   */
  taken: () => Promise<Transfer[]>;
  close: () => Promise<void>;
}

const QUIET_MS = 800;

/** Every folder is served by our own server, so that compression, headers and speed are the same for all. */
export async function serveSite(folder: string): Promise<Site> {
  // The server treats a folder without a stamp as an unfinished build, and other generators write no stamp.
  const stamp = join(folder, '.stamp');
  if (!existsSync(stamp)) writeFileSync(stamp, 'complete');
  const config = readConfig({ SITE_DIR: folder, LOG_LEVEL: 'silent', SEARCH_RATE_LIMIT: '0' });
  const { app } = await buildApp(config);
  let sent: Transfer[] = [];
  let open = 0;
  let last = 0;
  app.addHook('onRequest', async () => {
    open++;
  });
  app.addHook('onResponse', async ({ headers, url }, reply) => {
    open--;
    if (LOOK in headers) return;
    last = performance.now();
    const type = resourceTypeOf(url, String(reply.getHeader('content-type') ?? ''));
    sent.push({
      path: url,
      bytes: { [type]: Number(reply.getHeader('content-length') ?? 0) },
      ahead: `${headers['sec-purpose']}`.includes('prefetch') || 'next-router-prefetch' in headers,
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async taken() {
      last = performance.now();
      while (open > 0 || performance.now() - last < QUIET_MS) await sleep(50);
      const taken = sent.filter(({ path }) => !/favicon|^\/1\//.test(path));
      sent = [];
      for (const { path, bytes } of taken) {
        if (!bytes.document) continue;
        const { payload } = await app.inject({ url: path, headers: { [LOOK]: '' } });
        Object.assign(bytes, splitDocument(payload, bytes.document));
      }
      return taken;
    },
    async close() {
      app.server.closeAllConnections();
      await app.close();
    },
  };
}

/** Marks the requests of the measurement itself. */
const LOOK = 'x-look';

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
