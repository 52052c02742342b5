import { createServer, IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import { Allowance } from './allowance.ts';
import { clientNetwork } from './client-network.ts';
import type { Config } from './config.ts';
import {
  BYTES_PER_SECOND,
  HEADERS_TIMEOUT_MS,
  MAX_CHUNKS,
  MAX_HEADER_BYTES,
  MAX_HEADERS,
  MAX_WAITING_REQUESTS,
  NEW_CONNECTIONS_PER_SECOND,
  REQUEST_TIMEOUT_MS,
  STALLED_MS,
} from './limits.ts';
import { connectionAccepted, turns } from './page-thread.ts';

/** More than one, so that requests do not wait as long as the calls that are computed, of which one is run per turn. */
const REQUESTS_PER_TURN = 2;

interface Connection {
  socket: Socket;
  client: string;
  isBusy: boolean;
  /** Aborted when it is closed or cut off: then its request must not wait for a turn any longer. */
  gone: AbortController;
  /** Requests that wait for their turn, or until the client has read the response to the one before. */
  waiting: Parameters<RequestListener>[];
}

/**
 * An HTTP server with limits per connection, per client and in all. A connection has one response in progress: the next
 * request is handled when the client has read that response, and a client that sends too many without reading is cut
 * off. At the limit of connections, a new one replaces an idle one. It is refused only if all others are busy.
 */
export function createLimitedServer(config: Config, handler: RequestListener): Server {
  const { maxConnections, maxConnectionsPerAddress, trustProxy } = config;
  const isProxy = trustProxy ? compile(trustProxy) : () => false;
  const open = new Map<Socket, Connection>();
  /** In the order in which they became idle. A connection whose first request is not complete counts as idle. */
  const idle = new Set<Connection>();
  const requests = turns(REQUESTS_PER_TURN);
  const newConnections = new Allowance(
    maxConnectionsPerAddress > 0
      ? { perSecond: NEW_CONNECTIONS_PER_SECOND, atOnce: maxConnectionsPerAddress }
      : null,
  );
  const bytes = new Allowance({ perSecond: BYTES_PER_SECOND, atOnce: BYTES_PER_SECOND });
  const byClient = new Map<string, Set<Connection>>();
  const server = createServer({
    IncomingMessage: RequestInFewChunks,
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionsCheckingInterval: 2000,
    requireHostHeader: false, // checked with the other headers, so that the response has the security headers
  });
  server.setTimeout(STALLED_MS);
  server.maxHeadersCount = MAX_HEADERS + 1; // Node drops further ones, and a request with this many is rejected

  const [serve] = server.listeners('connection');
  if (!serve) throw new Error('The server of Node does not listen to its connections.');
  server.removeListener('connection', serve as () => void);
  server.on('connection', (socket: Socket) => {
    const client = socket.remoteAddress && clientOf(socket);
    if (!client) return void socket.destroy(); // reset by the client while it waited to be accepted
    // Before Node gives it a parser, so that a client who opens and resets connections does not keep others waiting.
    if (newConnections.waitMs(client) > 0) return void socket.destroy();
    newConnections.spend(client);
    connectionAccepted();
    const gone = new AbortController();
    const connection: Connection = { socket, client, isBusy: false, gone, waiting: [] };
    const own = byClient.get(client) ?? new Set();
    const isFull = own.size > 0 && own.size >= maxConnectionsPerAddress;
    if (isFull || open.size >= maxConnections) {
      const replaced = isFull ? [...own].find((one) => idle.has(one)) : idle.values().next().value;
      if (replaced) drop(replaced);
      else return void socket.destroy();
    }
    open.set(socket, connection);
    idle.add(connection);
    byClient.set(client, own.add(connection));
    socket.once('close', () => forget(connection));
    serve.call(server, socket);
    parseInPieces(socket, client, bytes);
  });

  const receive: RequestListener = (request, response) => {
    const connection = open.get(request.socket);
    if (!connection) return; // cut off, but the parser still had some of its requests
    connection.waiting.push([request, response]);
    if (!connection.isBusy) handleNext(connection);
    else if (tooManyWait(connection)) drop(connection);
  };
  server.on('request', receive);
  server.on('checkExpectation', receive); // rejected with the other headers

  function handleNext(connection: Connection): void {
    connection.isBusy = connection.waiting.length > 0;
    if (connection.isBusy) {
      idle.delete(connection);
      const { client, gone } = connection;
      requests
        .run(() => handle(connection), { client, signal: gone.signal })
        .catch((error) => {
          if (!gone.signal.aborted) throw error;
        });
    } else if (open.has(connection.socket)) {
      idle.add(connection);
      if (!server.listening) connection.socket.end();
    }
  }

  function handle(connection: Connection): void {
    const [request, response] = connection.waiting.shift() ?? [];
    if (!request || !response) return; // cut off meanwhile
    response.once('close', () => {
      // Node would parse the rest of a body that nobody waits for, however many chunks it has.
      if (isChunked(request) && !request.complete) drop(connection);
      handleNext(connection);
    });
    handler(request, response);
  }

  /** Without a limit, each connection is a client of its own: the clients of a trusted proxy share its address. */
  function clientOf({ remoteAddress = '', remotePort }: Socket): string {
    const isLimited = maxConnectionsPerAddress > 0 && !isProxy(remoteAddress, 0);
    return isLimited ? clientNetwork(remoteAddress) : `${remoteAddress} ${remotePort}`;
  }

  /** Forgets the connection at once: until the close event, it must neither count nor be dropped again. */
  function drop(connection: Connection): void {
    forget(connection);
    connection.socket.destroy();
  }

  function forget(connection: Connection): void {
    connection.waiting = [];
    connection.gone.abort();
    open.delete(connection.socket);
    idle.delete(connection);
    const own = byClient.get(connection.client);
    own?.delete(connection);
    if (own?.size === 0) byClient.delete(connection.client);
  }

  return server;
}

function tooManyWait({ waiting }: Connection): boolean {
  const bytes = waiting
    .flatMap(([{ rawHeaders }]) => rawHeaders)
    .reduce((sum, { length }) => sum + length, 0);
  return waiting.length > MAX_WAITING_REQUESTS || bytes > MAX_HEADER_BYTES;
}

/** Cuts off a client whose body has too many chunks, while the parser reads them. */
class RequestInFewChunks extends IncomingMessage {
  #chunks = 0;

  override push(chunk: Buffer | null): boolean {
    if (chunk === null || !isChunked(this) || ++this.#chunks <= MAX_CHUNKS) return super.push(chunk);
    this.socket.destroy();
    return false;
  }
}

function isChunked({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined;
}

/** Requests that fit into a piece are parsed even if the first of them is cut off. */
const PIECE_BYTES = 1024;

/**
 * Bytes of a client that has sent more than its allowance wait.
 *
 * Node parses all bytes that it has read, up to 64 KB, before it closes a connection: two thousand requests, a tenth of a
 * second. So its parser, which listens to the data, gets them in pieces: none after the connection was cut off, and none
 * while Node pauses a connection whose responses are not read. The parser would end the process.
 */
function parseInPieces(socket: Socket, client: string, allowance: Allowance): void {
  const [parse] = socket.listeners('data') as ((data: Buffer) => void)[];
  if (!parse) throw new Error('The parser of Node does not listen to the data of a connection.');
  socket.removeListener('data', parse);
  socket.on('data', (data: Buffer) => {
    const waitMs = allowance.waitMs(client);
    if (waitMs > 0) {
      setTimeout(() => socket.resume(), waitMs);
      return void socket.pause().unshift(data);
    }
    allowance.spend(client, data.length);
    for (let at = 0; at < data.length && socket.writable; at += PIECE_BYTES) {
      if (socket.isPaused()) return void socket.unshift(data.subarray(at)); // for later
      parse(data.subarray(at, at + PIECE_BYTES));
    }
  });
}
