import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type LocalSandboxOptions, localSandbox } from '../src/sandbox/local.ts';

export interface Served {
  url: string;
  /** The requests so far: path and time in milliseconds. */
  requests: { path: string; at: number }[];
  firstRequest: Promise<unknown>;
  close: () => Promise<void>;
}

/** A response that the sandbox never sends. */
export interface Reply {
  status: number;
  body: string;
}

export interface ServedSandboxOptions extends LocalSandboxOptions {
  /** Sent instead of the responses of the sandbox to the first calls of a method, in this order. */
  replies?: Partial<Record<'createTask' | 'getTaskResult', Reply[]>>;
}

/** A sandbox on a free port of the loopback address. */
export async function serveSandbox({ replies = {}, ...options }: ServedSandboxOptions = {}): Promise<Served> {
  const respond = await localSandbox(options);
  const left = new Map(Object.entries(replies).map(([method, list]) => [`/${method}`, [...list]]));
  return serve((request, response) => {
    const reply = left.get(request.url ?? '')?.shift();
    if (reply) send(response, reply);
    else respond(request, response);
  });
}

/** A server on a free port of the loopback address. */
export async function serve(respond: RequestListener): Promise<Served> {
  const requests: Served['requests'] = [];
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

export function send(response: ServerResponse, { status, body }: Reply): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
}
