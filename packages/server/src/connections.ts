import { createServer, IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import { Allowance } from './allowance.ts';
import { clientNetwork } from './client-network.ts';
import type { Config } from './config.ts';
import {
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
const TASKS_PER_TURN = 2;
/** Requests that fit into a piece are parsed even if the first of them is cut off. */
const PIECE_BYTES = 1024;
/** A client's turn ends with the piece that is parsed at this time: that is one of line breaks or many of a body. */
const TURN_MS = 0.2;

interface Connection {
  socket: Socket;
  client: string;
  isBusy: boolean;
  /** Aborted when it is closed or cut off: then it must not wait for a turn any longer. */
  gone: AbortController;
  /** Requests that wait until the client has read the response to the one before. */
  waiting: Parameters<RequestListener>[];
}

/**
 * An HTTP server with limits per connection, per client and in all. Clients take turns: what one sends is parsed and
 * handled in its turn, so one that sends much waits, and others do not. A connection has one response in progress: the
 * next request is handled when the client has read that response, and a client that sends too many without reading is cut
 * off. At the limit of connections, a new one replaces an idle one. It is refused only if all others are busy.
 */
export function createLimitedServer(config: Config, handler: RequestListener): Server {
  const { maxConnections, maxConnectionsPerAddress, trustProxy } = config;
  const isProxy = trustProxy ? compile(trustProxy) : () => false;
  const open = new Map<Socket, Connection>();
  /** In the order in which they became idle. A connection whose first request is not complete counts as idle. */
  const idle = new Set<Connection>();
  const tasks = turns(TASKS_PER_TURN);
  const newConnections = new Allowance(
    maxConnectionsPerAddress > 0
      ? { perSecond: NEW_CONNECTIONS_PER_SECOND, atOnce: maxConnectionsPerAddress }
      : null,
  );
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
    connectionAccepted(); // also if it is refused: others wait behind it
    const client = socket.remoteAddress && clientOf(socket);
    if (!client) return void socket.destroy(); // reset by the client while it waited to be accepted
    // Before Node gives it a parser, so that a client who opens and resets connections does not keep others waiting.
    if (newConnections.waitMs(client) > 0) return void socket.destroy();
    newConnections.spend(client);
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
    parseInTurns(connection);
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

  /**
   * Node parses all bytes that it has read, up to 64 KB, before it closes a connection: two thousand requests, a tenth of
   * a second. So its parser, which listens to the data, gets them in pieces: none after the connection was cut off, and
   * none while Node pauses a connection whose responses are not read. The parser would end the process.
   */
  function parseInTurns(connection: Connection): void {
    const { socket } = connection;
    const [parse] = socket.listeners('data') as ((data: Buffer) => void)[];
    if (!parse) throw new Error('The parser of Node does not listen to the data of a connection.');
    socket.removeListener('data', parse);
    let isWaiting = false;
    socket.on('data', (data: Buffer) => {
      socket.pause();
      if (isWaiting) return void socket.unshift(data); // Node resumes it when somebody reads the body of a request
      isWaiting = true;
      inTurn(connection, () => {
        isWaiting = false;
        socket.resume();
        const end = performance.now() + TURN_MS;
        let at = 0;
        do {
          parse(data.subarray(at, at + PIECE_BYTES));
          at += PIECE_BYTES;
        } while (at < data.length && socket.writable && !socket.isPaused() && performance.now() < end);
        if (at < data.length && socket.writable) socket.unshift(data.subarray(at)); // for its next turn
      });
    });
  }

  function inTurn({ client, gone }: Connection, task: () => void): void {
    tasks.run(task, { client, signal: gone.signal }).catch((error) => {
      if (!gone.signal.aborted) throw error;
    });
  }

  function handleNext(connection: Connection): void {
    const next = connection.waiting.shift();
    connection.isBusy = next !== undefined;
    if (next) return void handle(connection, ...next);
    if (!open.has(connection.socket)) return;
    idle.add(connection);
    if (!server.listening) connection.socket.end();
  }

  function handle(connection: Connection, ...[request, response]: Parameters<RequestListener>): void {
    idle.delete(connection);
    response.once('close', () => {
      // Node would parse the rest of a body that nobody waits for, however many chunks it has.
      if (isChunked(request) && !request.complete) drop(connection);
      if (connection.waiting.length > 0) inTurn(connection, () => handleNext(connection));
      else handleNext(connection);
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
