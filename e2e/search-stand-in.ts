import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  query: string;
  request: Record<string, unknown>;
  address: URL;
  contentType: string | undefined;
}

type Behavior = (asked: Asked, response: ServerResponse) => unknown;

/** A search host for tests. As the test requires, it responds, is slow, rejects, breaks or is unreachable. */
export class SearchStandIn {
  readonly asked: Asked[] = [];
  behave: Behavior = found();
  #server: Server | undefined;

  /** @param port 0: any free port */
  constructor(public port: number) {}

  get queries(): string[] {
    return this.asked.map(({ query }) => query);
  }

  async start(): Promise<void> {
    this.#server = createServer(async (request, response) => {
      response.setHeader('Access-Control-Allow-Origin', '*');
      const asked = await readAsked(request);
      this.asked.push(asked);
      await this.behave(asked, response);
    });
    await new Promise<void>((resolve) => this.#server?.listen(this.port, () => resolve()));
    this.port = (this.#server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** Returns three sections named after the query, for any query, and a count of 45. */
export function found(more: Record<string, unknown> = {}): Behavior {
  return ({ query }, response) => {
    const hits = ['one', 'two', 'three'].map((name, index) => ({
      objectID: name,
      url: '/docs/getting-start#libraries',
      type: 'lvl2',
      content: null,
      hierarchy: {
        lvl0: index < 2 ? 'First section' : 'Second section',
        lvl1: 'A page',
        lvl2: `${query} ${name}`,
      },
      _snippetResult: { hierarchy: { lvl2: { value: `<mark>${query}</mark> ${name}`, matchLevel: 'full' } } },
    }));
    sendJson(response, 200, { results: [{ hits, nbHits: 45, nbPages: 3, queryID: 'q1', ...more }] });
  };
}

export const foundNothing = (suggestions: string[] = []): Behavior =>
  found({ hits: [], nbHits: 0, nbPages: 0, _suggestions: suggestions });

export function status(code: number): Behavior {
  return (_asked, response) => sendJson(response, code, { message: `stand-in ${code}`, status: code });
}

/** Sends headers only after that time. If it is longer than 1 s, the client gives up (spec 9.4). */
export function after(ms: number | ((asked: Asked) => number), behave: Behavior = found()): Behavior {
  return async (asked, response) => {
    await new Promise((resolve) => setTimeout(resolve, typeof ms === 'number' ? ms : ms(asked)));
    if (!response.destroyed) await behave(asked, response);
  };
}

/**
 * Sends headers at once but never the whole body, to test the read timeout. Without a type, the browser would wait for
 * the body to guess it.
 */
export const silent: Behavior = (_asked, response) =>
  response.writeHead(200, { 'Content-Type': 'application/json' }).write('{');

function sendJson(response: ServerResponse, code: number, body: object): void {
  response.writeHead(code, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

async function readAsked(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = JSON.parse(Buffer.concat(chunks).toString() || '{}');
  const first = body.requests?.[0] ?? {};
  return {
    query: first.query ?? '',
    request: first,
    address: new URL(request.url ?? '/', 'http://stand-in'),
    contentType: request.headers['content-type'],
  };
}
