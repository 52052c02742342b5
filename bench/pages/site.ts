import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp, readConfig } from '@docs/server';

/** What one answer of the server put on the wire. */
export interface Transfer {
  path: string;
  kind: Kind;
  /** Of the body, as sent: the texts are brotli. */
  bytes: number;
  /** Fetched ahead of need: by the browser's own prefetch, or by Next's. */
  ahead: boolean;
}

export const KINDS = ['document', 'script', 'style', 'font', 'other'] as const;
export type Kind = (typeof KINDS)[number];

export interface Site {
  origin: string;
  /**
   * What was sent since the last call, once nothing has been asked for a while. The icon does not count; nor do the
   * answers of search, because those of the hosted service, which a peer asks, cannot be had here.
   */
  taken: () => Promise<Transfer[]>;
  close: () => Promise<void>;
}

const QUIET_MS = 800;

/** Every folder is served by our own server, so that compression, headers and speed are the same for all. */
export async function serveSite(folder: string): Promise<Site> {
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
    last = performance.now();
    sent.push({
      path: url,
      kind: kindOf(String(reply.getHeader('content-type') ?? '')),
      bytes: Number(reply.getHeader('content-length') ?? 0),
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
      return taken;
    },
    async close() {
      app.server.closeAllConnections();
      await app.close();
    },
  };
}

export function kindOf(contentType: string): Kind {
  if (contentType.startsWith('text/html')) return 'document';
  if (/javascript/.test(contentType)) return 'script';
  if (contentType.startsWith('text/css')) return 'style';
  return contentType.startsWith('font/') ? 'font' : 'other';
}
