import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { responseExample } from '../src/index.ts';
import { sandboxData } from '../src/sandbox/data.ts';
import { parsed, Sandbox } from '../src/sandbox/sandbox.ts';

export interface Served {
  url: string;
  /** The requests so far: path and time in milliseconds. */
  requests: { path: string; at: number }[];
  firstRequest: Promise<unknown>;
  close: () => Promise<void>;
}

/** A response that the sandbox never sends, or a connection that breaks or stays silent. */
export type Reply = { status: number; body: string } | 'dropped' | 'truncated' | 'silent';

/** Sent instead of the responses of the sandbox to the first calls of a method, in this order. */
export type Replies = Partial<Record<'createTask' | 'getTaskResult', Reply[]>>;

export const PROCESSING: Reply = {
  status: 200,
  body: JSON.stringify(responseExample('getTaskResult', 'processing')),
};

/** The sandbox on a free port of the loopback address. */
export async function serveSandbox(replies: Replies = {}): Promise<Served> {
  const sandbox = new Sandbox(sandboxData());
  const left = new Map(Object.entries(replies).map(([method, list]) => [`/${method}`, [...list]]));
  return serve(async (request, response) => {
    const path = request.url ?? '';
    const body = Buffer.concat(await request.toArray()).toString();
    const method = sandbox.endpoint(path)?.method;
    const reply = left.get(path)?.shift();
    if (reply) send(response, reply);
    else if (method === 'getUserAgent') response.end('Mozilla/5.0');
    else if (!method) response.writeHead(404).end();
    else response.end(JSON.stringify(sandbox.respond(method, parsed(body), 'Mozilla/5.0')));
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

export function send(response: ServerResponse, reply: Reply): void {
  if (reply === 'silent') return;
  if (reply === 'dropped') return void response.destroy();
  if (reply === 'truncated') {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 100 });
    return void response.write('{"errorId":0,', () => response.destroy());
  }
  response.writeHead(reply.status, { 'Content-Type': 'application/json' }).end(reply.body);
}
