import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const REPORTS = '/policy-reports';

/**
 * A proxy to the real server that can hold back or fail requests of a page, in the same way for all engines. It also
 * makes each browser report violations of the page's policy, because WebKit's driver cannot.
 */
export class Network {
  readonly violations: string[] = [];
  /** Number of requests in progress, without those held back. */
  inFlight = 0;
  readonly #server: Server;
  readonly #rules = new Map<RegExp, Promise<void> | 'fail'>();
  #origins = 0;

  private constructor(readonly target: number) {
    this.#server = createServer((asked, response) => void this.#answer(asked, response));
  }

  static async before(port: number): Promise<Network> {
    const network = new Network(port);
    network.#server.listen(0, '127.0.0.1');
    await once(network.#server, 'listening');
    return network;
  }

  /** An origin that no page has used: nothing is stored or cached for it. Browsers resolve `*.localhost` themselves. */
  newOrigin(): string {
    this.#origins += 1;
    return `http://reader-${this.#origins}.localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Holds back matching responses until the returned function is called. */
  hold(path: RegExp): () => void {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.#rules.set(path, held);
    return () => {
      this.#rules.delete(path);
      release();
    };
  }

  /** Drops the connection of matching requests until the returned function is called. */
  fail(path: RegExp): () => void {
    this.#rules.set(path, 'fail');
    return () => void this.#rules.delete(path);
  }

  /** Removes the rules and violations of the last test. */
  reset(): void {
    this.#rules.clear();
    this.violations.length = 0;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #answer(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = asked.url as string;
    if (path === REPORTS) {
      this.violations.push(Buffer.concat(await asked.toArray()).toString());
      response.writeHead(204).end();
      return;
    }
    const rule = [...this.#rules].find(([pattern]) => pattern.test(path))?.[1];
    if (rule === 'fail') {
      asked.socket.destroy();
      return;
    }
    await rule;
    this.inFlight += 1;
    response.on('close', () => {
      this.inFlight -= 1;
    });
    const { method, headers } = asked;
    const passed = request({ port: this.target, path, method, headers }, (answer) => {
      const policy = answer.headers['content-security-policy'];
      response.writeHead(answer.statusCode as number, {
        ...answer.headers,
        ...(policy && { 'content-security-policy-report-only': `${policy}; report-uri ${REPORTS}` }),
      });
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy()); // the page may be gone
    response.on('close', () => passed.destroy());
    asked.pipe(passed);
  }
}
