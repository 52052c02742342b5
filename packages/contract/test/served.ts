import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type LocalSandboxOptions, localSandbox } from '../src/sandbox/local.ts';

export interface ServedSandbox {
  url: string;
  /** The requests so far: path and time in milliseconds. */
  requests: { path: string; at: number }[];
  firstRequest: Promise<unknown>;
  close: () => Promise<void>;
}

/** A sandbox on a free port of the loopback address. */
export async function serveSandbox(options: LocalSandboxOptions = {}): Promise<ServedSandbox> {
  const requests: ServedSandbox['requests'] = [];
  const respond = await localSandbox(options);
  const server = createServer((request, response) => {
    requests.push({ path: request.url ?? '', at: performance.now() });
    respond(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    firstRequest: once(server, 'request'),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
